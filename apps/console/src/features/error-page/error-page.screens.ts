import type { Screen } from '../../shared/screen/screen.ts'

/** Error pages. */
export const errorPageScreens: readonly Screen[] = [
  {
    name: 'forbidden',
    path: '/403',
    layout: 'page',
    title: 'forbidden',
    namespaces: ['console'],
    load: () => import('./screens/ErrorScreens.tsx').then((file) => file.Forbidden),
  },
  {
    name: 'missing',
    path: '/404',
    layout: 'page',
    title: 'missing',
    namespaces: ['console'],
    load: () => import('./screens/ErrorScreens.tsx').then((file) => file.Missing),
  },
]
