import type { Screen } from '../../shared/screen/screen.ts'

/** The anti-scam lookup, public: people who were contacted may have no login. */
export const antiScamScreens: readonly Screen[] = [
  {
    name: 'anti-scam',
    path: '/antiScam',
    layout: 'page',
    inShell: true,
    title: 'antiScam',
    namespaces: ['antiScam'],
    load: () => import('./screens/AntiScam.tsx').then((file) => file.AntiScam),
  },
]
