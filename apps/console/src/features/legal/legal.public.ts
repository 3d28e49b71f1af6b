import type { Screen } from '../../shared/screen/screen.ts'

/** The documents that everybody may read before registering. */
export const legalScreens: readonly Screen[] = [
  {
    name: 'agreement',
    path: '/agreement',
    frame: 'page',
    footer: true,
    title: 'agreement',
    texts: ['legal'],
    load: () => import('./screens/Agreement.tsx').then((file) => file.Agreement),
  },
  {
    name: 'privacy',
    path: '/privacy',
    frame: 'page',
    footer: true,
    title: 'privacy',
    texts: ['legal'],
    load: () => import('./screens/Privacy.tsx').then((file) => file.Privacy),
  },
]
