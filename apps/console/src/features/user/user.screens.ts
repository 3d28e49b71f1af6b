import type { Screen } from '../../shared/screen/screen.ts'

export const userScreens: readonly Screen[] = [
  {
    name: 'ucenter',
    path: '/ucenter',
    layout: 'shell',
    permission: '1',
    title: 'profile',
    namespaces: ['user', 'profile', 'header', 'validation'],
    load: () => import('./screens/UserCenter.tsx').then((file) => file.UserCenter),
  },
]
