import type { Screen } from '../../shared/screen/screen.ts'

export const statisticsScreens: readonly Screen[] = [
  {
    name: 'statistics',
    path: '/dataView',
    frame: 'shell',
    permission: '103',
    title: 'statistics',
    texts: ['statistics', 'dashboard', 'chart', 'task'],
    load: () => import('./screens/Statistics.tsx').then((file) => file.Statistics),
  },
]
