import type { Screen } from '../../shared/screen/screen.ts'

/** The way from an empty account to the first results; open to everybody, so that one may look before registering. */
export const tutorialScreens: readonly Screen[] = [
  {
    name: 'tutorial',
    path: '/tutorial',
    layout: 'page',
    footer: true,
    title: 'tutorial',
    namespaces: ['tutorial', 'task', 'network'],
    load: () => import('./screens/Tutorial.tsx').then((file) => file.Tutorial),
  },
]
