import type { Screen } from '../../shared/screen/screen.ts'
import { dashboardIcon } from './dashboard-icon.tsx'

export const dashboardScreens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    frame: 'shell',
    title: 'dashboard',
    menu: { group: 'home', icon: dashboardIcon },
    texts: ['dashboard', 'task', 'network'],
    load: async () => (await import('./screens/Dashboard.tsx')).Dashboard,
  },
]
