export { insertAnnouncement, replaceTexts } from './announcement.repository.ts'
export { markRead, nextPublication, unreadCount } from './reading.repository.ts'
