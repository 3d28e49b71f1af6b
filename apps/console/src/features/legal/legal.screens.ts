import type { Screen } from '../../shared/screen/screen.ts'

/** The documents that everybody may read before registering. */
export const legalScreens: readonly Screen[] = [
  {
    name: 'agreement',
    path: '/agreement',
    layout: 'page',
    inShell: true,
    footer: true,
    title: 'agreement',
    namespaces: ['legal'],
    load: () => import('./screens/LegalScreens.tsx').then((file) => file.Agreement),
  },
  {
    name: 'privacy',
    path: '/privacy',
    layout: 'page',
    inShell: true,
    footer: true,
    title: 'privacy',
    namespaces: ['legal'],
    load: () => import('./screens/LegalScreens.tsx').then((file) => file.Privacy),
  },
]
