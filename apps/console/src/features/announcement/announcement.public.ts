import type { Screen } from '../../shared/screen/screen.ts'

export { announcementLive } from './api/live.ts'
export { AnnouncementButton } from './components/AnnouncementButton.tsx'
export { AnnouncementTypeBadge } from './components/AnnouncementTypeBadge.tsx'

export const announcementScreens: readonly Screen[] = [
  {
    name: 'announcements',
    path: '/notice-user',
    frame: 'shell',
    permission: '9-1',
    title: 'announcements',
    texts: ['announcement', 'period'],
    load: () => import('./screens/Announcements.tsx').then((file) => file.Announcements),
  },
  {
    name: 'announcement',
    path: '/notification-user',
    frame: 'shell',
    permission: '9-2',
    title: 'announcement',
    under: 'announcements',
    texts: ['announcement', 'editor'],
    load: () => import('./screens/AnnouncementPage.tsx').then((file) => file.AnnouncementPage),
  },
]
