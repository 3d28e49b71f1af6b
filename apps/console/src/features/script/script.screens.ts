import type { Screen } from '../../shared/screen/screen.ts'

export const scriptScreens: readonly Screen[] = [
  {
    name: 'scripts',
    path: '/wordsLibrary',
    layout: 'shell',
    permission: '102',
    title: 'scripts',
    namespaces: ['script', 'group', 'network', 'validation', 'translation'],
    load: () => import('./screens/Scripts.tsx').then((file) => file.Scripts),
  },
]
