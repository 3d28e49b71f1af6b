import type { Screen } from '../../shared/screen/screen.ts'

export const loginScreens: readonly Screen[] = [
  {
    name: 'login',
    path: '/login',
    layout: 'page',
    illustration: true,
    title: 'login',
    namespaces: ['login', 'validation'],
    load: () => import('./screens/Login.tsx').then((file) => file.Login),
  },
]
