export { unreadCount } from './reading.repository.ts'
