import type { Screen } from '../../shared/screen/screen.ts'

export const appearanceScreens: readonly Screen[] = [
  {
    name: 'appearance',
    path: '/theme',
    frame: 'shell',
    title: 'appearance',
    texts: ['appearance'],
    load: () => import('./screens/Appearance.tsx').then((file) => file.Appearance),
  },
]
