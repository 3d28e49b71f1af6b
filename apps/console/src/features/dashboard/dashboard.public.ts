import type { Screen } from '../../shared/screen/screen.ts'

export const dashboardScreens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    frame: 'shell',
    title: 'dashboard',
    texts: ['dashboard', 'chart', 'task', 'network'],
    load: async () => (await import('./screens/Dashboard.tsx')).Dashboard,
  },
]
