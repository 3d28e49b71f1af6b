import type { Screen } from '../../shared/screen/screen.ts'

export { Outcome } from './components/Outcome.tsx'

export const loginLogScreens: readonly Screen[] = [
  {
    name: 'login-log',
    path: '/loginLog-user',
    frame: 'shell',
    permission: '1-6',
    title: 'loginLog',
    texts: ['loginLog', 'period'],
    load: () => import('./screens/LoginLog.tsx').then((file) => file.LoginLog),
  },
]
