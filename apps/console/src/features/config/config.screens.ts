import type { Screen } from '../../shared/screen/screen.ts'

export const configScreens: readonly Screen[] = [
  {
    name: 'config',
    path: '/configManagement',
    layout: 'shell',
    permission: '120',
    title: 'config',
    namespaces: ['config', 'network', 'validation', 'kit', 'translation'],
    load: () => import('./screens/Config.tsx').then((file) => file.Config),
  },
]
