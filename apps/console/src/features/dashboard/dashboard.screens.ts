import type { Screen } from '../../shared/screen/screen.ts'

export const dashboardScreens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    layout: 'shell',
    title: 'dashboard',
    namespaces: ['dashboard', 'chart', 'task', 'network'],
    load: () => import('./screens/Dashboard.tsx').then((file) => file.Dashboard),
  },
]
