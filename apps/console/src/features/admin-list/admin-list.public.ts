import type { Screen } from '../../shared/screen/screen.ts'

const taskTexts = ['adminList', 'task', 'taskScreen', 'network'] as const

export const adminListScreens: readonly Screen[] = [
  {
    name: 'all-seats',
    path: '/subUserManagement',
    frame: 'shell',
    permission: '109',
    title: 'allSeats',
    texts: ['adminList', 'seat'],
    load: () => import('./screens/AllSeats.tsx').then((file) => file.AllSeats),
  },
  {
    name: 'all-accounts',
    path: '/accountManagement',
    frame: 'shell',
    permission: '110',
    title: 'allAccounts',
    texts: ['adminList', 'account', 'network'],
    load: () => import('./screens/AllAccounts.tsx').then((file) => file.AllAccounts),
  },
  {
    name: 'all-tasks',
    path: '/taskManagement',
    frame: 'shell',
    permission: '122',
    title: 'allTasks',
    texts: taskTexts,
    load: () => import('./screens/AllTasks.tsx').then((file) => file.AllTasks),
  },
  {
    name: 'any-task',
    path: '/taskManagement/:id',
    frame: 'shell',
    permission: '122',
    title: 'task',
    under: 'all-tasks',
    texts: taskTexts,
    load: () => import('./screens/AnyTask.tsx').then((file) => file.AnyTask),
  },
]
