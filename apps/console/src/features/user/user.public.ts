export { userLive } from './api/live.ts'
