import type { Screen } from '../../shared/screen/screen.ts'

export const notificationScreens: readonly Screen[] = [
  {
    name: 'notifications',
    path: '/notifications',
    layout: 'shell',
    title: 'notifications',
    heading: 'notification',
    namespaces: ['notification', 'validation'],
    load: () => import('./screens/Notifications.tsx').then((file) => file.Notifications),
  },
]
