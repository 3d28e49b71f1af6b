import type { Screen } from '../../shared/screen/screen.ts'

export const loginLogScreens: readonly Screen[] = [
  {
    name: 'login-log',
    path: '/loginLog-user',
    layout: 'shell',
    permission: '1-6',
    title: 'loginLog',
    namespaces: ['loginLog', 'period'],
    load: () => import('./screens/LoginLog.tsx').then((file) => file.LoginLog),
  },
]
