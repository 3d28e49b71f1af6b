import type { Screen } from '../../shared/screen/screen.ts'

/** Pages that say why there is nothing to see. */
export const statusScreens: readonly Screen[] = [
  {
    name: 'forbidden',
    path: '/403',
    frame: 'page',
    title: 'forbidden',
    texts: ['console'],
    load: async () => (await import('./screens/Forbidden.tsx')).Forbidden,
  },
  {
    name: 'missing',
    path: '/404',
    frame: 'page',
    title: 'missing',
    texts: ['console'],
    load: async () => (await import('./screens/Missing.tsx')).Missing,
  },
]
