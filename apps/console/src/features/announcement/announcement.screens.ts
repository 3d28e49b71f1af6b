import type { Screen } from '../../shared/screen/screen.ts'

export const announcementScreens: readonly Screen[] = [
  {
    name: 'announcements',
    path: '/notice-user',
    layout: 'shell',
    permission: '9-1',
    title: 'announcements',
    namespaces: ['announcement', 'period'],
    load: () => import('./screens/Announcements.tsx').then((file) => file.Announcements),
  },
  {
    name: 'announcement',
    path: '/notification-user',
    layout: 'shell',
    permission: '9-2',
    title: 'announcement',
    parent: 'announcements',
    namespaces: ['announcement', 'editor'],
    load: () => import('./screens/AnnouncementPage.tsx').then((file) => file.AnnouncementPage),
  },
]
