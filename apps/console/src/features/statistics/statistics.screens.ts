import type { Screen } from '../../shared/screen/screen.ts'

export const statisticsScreens: readonly Screen[] = [
  {
    name: 'statistics',
    path: '/dataView',
    layout: 'shell',
    permission: '103',
    ofPlan: true,
    title: 'statistics',
    namespaces: ['statistics', 'dashboard', 'chart', 'task'],
    load: () => import('./screens/Statistics.tsx').then((file) => file.Statistics),
  },
]
