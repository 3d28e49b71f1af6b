import type { Screen } from '../../shared/screen/screen.ts'

export const configScreens: readonly Screen[] = [
  {
    name: 'config',
    path: '/configManagement',
    frame: 'shell',
    permission: '120',
    title: 'config',
    texts: ['config', 'validation', 'kit'],
    load: () => import('./screens/Config.tsx').then((file) => file.Config),
  },
]
