import type { Screen } from '../../shared/screen/screen.ts'

export const platformStatisticsScreens: readonly Screen[] = [
  {
    name: 'platform',
    path: '/statisticAdmin',
    frame: 'shell',
    permission: '1-admin',
    title: 'platform',
    texts: ['platformStatistics', 'dashboard', 'chart', 'task'],
    load: () => import('./screens/PlatformStatistics.tsx').then((file) => file.PlatformStatistics),
  },
]
