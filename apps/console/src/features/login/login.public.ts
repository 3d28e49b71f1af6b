import type { Screen } from '../../shared/screen/screen.ts'

export const loginScreens: readonly Screen[] = [
  {
    name: 'login',
    path: '/login',
    frame: 'page',
    harbour: true,
    title: 'login',
    texts: ['login', 'validation'],
    load: () => import('./screens/Login.tsx').then((file) => file.Login),
  },
]
