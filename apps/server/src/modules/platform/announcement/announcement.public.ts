export { nextPublication, unreadCount } from './reading.repository.ts'
