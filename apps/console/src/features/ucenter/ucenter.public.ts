import type { Screen } from '../../shared/screen/screen.ts'

export { userLive } from './api/live.ts'

export const ucenterScreens: readonly Screen[] = [
  {
    name: 'ucenter',
    path: '/ucenter',
    frame: 'shell',
    permission: '1',
    title: 'profile',
    texts: ['ucenter', 'profile', 'header', 'validation'],
    load: () => import('./screens/Ucenter.tsx').then((file) => file.Ucenter),
  },
]
