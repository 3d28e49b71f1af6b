export { announcementLive } from './api/live.ts'
export { AnnouncementButton } from './components/AnnouncementButton.tsx'
export { AnnouncementTypeBadge } from './components/AnnouncementTypeBadge.tsx'
