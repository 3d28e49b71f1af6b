import type { Screen } from '../../shared/screen/screen.ts'

export { announcementLive } from './api/live.ts'
export { AnnouncementButton } from './components/AnnouncementButton.tsx'
export { NoticeType } from './components/NoticeType.tsx'

export const announcementScreens: readonly Screen[] = [
  {
    name: 'announcements',
    path: '/notice-user',
    frame: 'shell',
    permission: '9-1',
    title: 'announcements',
    texts: ['announcement', 'period'],
    load: () => import('./screens/Notices.tsx').then((file) => file.Notices),
  },
  {
    name: 'announcement',
    path: '/notification-user',
    frame: 'shell',
    permission: '9-2',
    title: 'announcement',
    under: 'announcements',
    texts: ['announcement', 'editor'],
    load: () => import('./screens/Notice.tsx').then((file) => file.Notice),
  },
]
