import type { Screen } from '../../shared/screen/screen.ts'

export { TenantLink } from './components/TenantLink.tsx'

const texts = ['adminUser', 'profile', 'newPassword', 'seat', 'account', 'network', 'validation'] as const

export const adminUserScreens: readonly Screen[] = [
  {
    name: 'users',
    path: '/userManagement',
    frame: 'shell',
    permission: '108',
    title: 'users',
    texts,
    load: () => import('./screens/Users.tsx').then((file) => file.Users),
  },
  {
    name: 'user',
    path: '/userManagement/:id',
    frame: 'shell',
    permission: '108',
    title: 'user',
    under: 'users',
    texts,
    load: () => import('./screens/UserPage.tsx').then((file) => file.UserPage),
  },
]
