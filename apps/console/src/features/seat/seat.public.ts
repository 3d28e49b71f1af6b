import type { Screen } from '../../shared/screen/screen.ts'

export { seatLive } from './api/live.ts'
export { useSeatOptions } from './api/useSeatOptions.ts'
export { PortMeter } from './components/PortMeter.tsx'
export { SeatDevice } from './components/SeatDevice.tsx'
export { SeatState } from './components/SeatState.tsx'

export const seatScreens: readonly Screen[] = [
  {
    name: 'seats',
    path: '/seatAccount',
    layout: 'shell',
    permission: '007',
    title: 'seats',
    heading: 'seat',
    namespaces: ['seat', 'network', 'newPassword', 'task', 'validation'],
    load: () => import('./screens/Seats.tsx').then((file) => file.Seats),
  },
]
