export { insertAnnouncement, replaceTexts } from './announcement.repository.ts'
export { nextPublication, noteRead, unreadCount } from './reading.repository.ts'
