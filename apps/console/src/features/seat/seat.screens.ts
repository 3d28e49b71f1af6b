import type { Screen } from '../../shared/screen/screen.ts'

export const seatScreens: readonly Screen[] = [
  {
    name: 'seats',
    path: '/seatAccount',
    layout: 'shell',
    permission: '007',
    title: 'seats',
    namespaces: ['seat', 'network', 'newPassword', 'task', 'validation'],
    load: () => import('./screens/Seats.tsx').then((file) => file.Seats),
  },
]
