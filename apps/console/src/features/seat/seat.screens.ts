import type { Screen } from '../../shared/screen/screen.ts'

export const seatScreens: readonly Screen[] = [
  {
    name: 'seats',
    path: '/seatAccount',
    layout: 'shell',
    permission: '007',
    title: 'seats',
    namespaces: ['seat', 'network', 'newPassword', 'task', 'validation'],
    list: () => import('./seat.list.ts').then((file) => file.seatList),
    load: () => import('./screens/Seats.tsx').then((file) => file.Seats),
  },
]
