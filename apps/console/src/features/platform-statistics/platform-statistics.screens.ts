import type { Screen } from '../../shared/screen/screen.ts'

export const platformStatisticsScreens: readonly Screen[] = [
  {
    name: 'platform',
    path: '/statisticAdmin',
    layout: 'shell',
    permission: '1-admin',
    title: 'platform',
    namespaces: ['platformStatistics', 'dashboard', 'chart', 'task'],
    load: () => import('./screens/PlatformStatistics.tsx').then((file) => file.PlatformStatistics),
  },
]
