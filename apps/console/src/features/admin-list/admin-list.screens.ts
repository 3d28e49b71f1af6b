import type { Screen } from '../../shared/screen/screen.ts'

const taskTexts = ['adminList', 'task', 'taskScreen', 'network'] as const

const taskPageTexts = [...taskTexts, 'taskPage', 'wizard', 'resource'] as const

export const adminListScreens: readonly Screen[] = [
  {
    name: 'all-seats',
    path: '/subUserManagement',
    layout: 'shell',
    permission: '109',
    title: 'allSeats',
    namespaces: ['adminList', 'seat'],
    load: () => import('./screens/AllSeats.tsx').then((file) => file.AllSeats),
  },
  {
    name: 'all-accounts',
    path: '/accountManagement',
    layout: 'shell',
    permission: '110',
    title: 'allAccounts',
    namespaces: ['adminList', 'account', 'network'],
    load: () => import('./screens/AllAccounts.tsx').then((file) => file.AllAccounts),
  },
  {
    name: 'all-tasks',
    path: '/taskManagement',
    layout: 'shell',
    permission: '122',
    title: 'allTasks',
    namespaces: taskTexts,
    load: () => import('./screens/AllTasks.tsx').then((file) => file.AllTasks),
  },
  {
    name: 'any-task',
    path: '/taskManagement/:id',
    layout: 'shell',
    permission: '122',
    title: 'task',
    parent: 'all-tasks',
    namespaces: taskPageTexts,
    load: () => import('./screens/AnyTask.tsx').then((file) => file.AnyTask),
  },
]
