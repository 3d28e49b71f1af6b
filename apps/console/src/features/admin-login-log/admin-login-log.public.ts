import type { Screen } from '../../shared/screen/screen.ts'

export const adminLoginLogScreens: readonly Screen[] = [
  {
    name: 'admin-logins',
    path: '/loginLog',
    frame: 'shell',
    permission: '106',
    title: 'adminLogins',
    texts: ['adminLoginLog', 'loginLog', 'kit'],
    load: () => import('./screens/AdminLogins.tsx').then((file) => file.AdminLogins),
  },
]
