import type { Screen } from '../../shared/screen/screen.ts'

const namespaces = [
  'adminUser',
  'roleName',
  'header',
  'profile',
  'newPassword',
  'seat',
  'account',
  'network',
  'validation',
] as const

export const adminUserScreens: readonly Screen[] = [
  {
    name: 'users',
    path: '/userManagement',
    layout: 'shell',
    permission: '108',
    title: 'users',
    namespaces,
    load: () => import('./screens/Users.tsx').then((file) => file.Users),
  },
  {
    name: 'user',
    path: '/userManagement/:id',
    layout: 'shell',
    permission: '108',
    title: 'user',
    parent: 'users',
    namespaces,
    load: () => import('./screens/UserPage.tsx').then((file) => file.UserPage),
  },
]
