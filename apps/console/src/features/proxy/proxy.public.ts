export { proxyLive } from './api/live.ts'
