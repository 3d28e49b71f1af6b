import type { Screen } from '../../shared/screen/screen.ts'

export const appearanceScreens: readonly Screen[] = [
  {
    name: 'appearance',
    path: '/theme',
    layout: 'shell',
    title: 'appearance',
    namespaces: ['appearance'],
    load: () => import('./screens/Appearance.tsx').then((file) => file.Appearance),
  },
]
