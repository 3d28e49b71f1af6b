import type { Screen } from '../../shared/screen/screen.ts'

export const platformScreens: readonly Screen[] = [
  {
    name: 'platform',
    path: '/statisticAdmin',
    frame: 'shell',
    permission: '1-admin',
    title: 'platform',
    texts: ['platform', 'dashboard', 'chart', 'task'],
    load: () => import('./screens/Platform.tsx').then((file) => file.Platform),
  },
]
