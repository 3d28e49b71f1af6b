import { BoardRegular } from '@fluentui/react-icons/svg/board'
import type { Screen } from '../../shared/screen.ts'

export { portLive } from './api/live.ts'

export const portScreens: readonly Screen[] = [
  {
    path: '/',
    rail: { title: 'ports', icon: BoardRegular },
    namespaces: ['task', 'account', 'taskBulk'],
    load: () => import('./screens/PortBoard.tsx').then((file) => file.PortBoard),
  },
]
