import type { Screen } from '../../shared/screen/screen.ts'

export const notificationScreens: readonly Screen[] = [
  {
    name: 'notifications',
    path: '/notifications',
    layout: 'shell',
    title: 'notifications',
    namespaces: ['notification', 'validation'],
    load: () => import('./screens/Notifications.tsx').then((file) => file.Notifications),
  },
]
