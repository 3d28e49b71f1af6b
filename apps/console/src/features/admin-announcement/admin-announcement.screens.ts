import type { Screen } from '../../shared/screen/screen.ts'

export const adminAnnouncementScreens: readonly Screen[] = [
  {
    name: 'notices',
    path: '/notice',
    layout: 'shell',
    permission: '9',
    title: 'notices',
    namespaces: ['adminAnnouncement', 'announcement', 'period', 'kit', 'editor', 'validation', 'translation'],
    load: () => import('./screens/AdminAnnouncements.tsx').then((file) => file.AdminAnnouncements),
  },
]
