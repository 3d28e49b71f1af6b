import type { Screen } from '../../shared/screen/screen.ts'

export const adminLoginLogScreens: readonly Screen[] = [
  {
    name: 'admin-logins',
    path: '/loginLog',
    layout: 'shell',
    permission: '106',
    title: 'adminLogins',
    namespaces: ['adminLoginLog', 'loginLog', 'kit'],
    load: () => import('./screens/AdminLogins.tsx').then((file) => file.AdminLogins),
  },
]
