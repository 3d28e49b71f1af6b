export { accountLive } from './api/live.ts'
