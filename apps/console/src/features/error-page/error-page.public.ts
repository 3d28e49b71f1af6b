import type { Screen } from '../../shared/screen/screen.ts'

/** Pages that say why there is nothing to see. */
export const errorPageScreens: readonly Screen[] = [
  {
    name: 'forbidden',
    path: '/403',
    frame: 'page',
    title: 'forbidden',
    texts: ['console'],
    load: () => import('./screens/Forbidden.tsx').then((file) => file.Forbidden),
  },
  {
    name: 'missing',
    path: '/404',
    frame: 'page',
    title: 'missing',
    texts: ['console'],
    load: () => import('./screens/Missing.tsx').then((file) => file.Missing),
  },
]
