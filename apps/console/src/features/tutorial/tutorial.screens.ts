import type { Screen } from '../../shared/screen/screen.ts'

/** The tutorial: from an empty account to the first results. Public, so that it can be read before registering. */
export const tutorialScreens: readonly Screen[] = [
  {
    name: 'tutorial',
    path: '/tutorial',
    layout: 'page',
    inShell: true,
    footer: true,
    title: 'tutorial',
    namespaces: ['tutorial', 'task', 'network'],
    load: () => import('./screens/Tutorial.tsx').then((file) => file.Tutorial),
  },
]
