export { resourceLive } from './api/live.ts'
