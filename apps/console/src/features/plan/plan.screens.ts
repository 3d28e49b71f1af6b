import type { Screen } from '../../shared/screen/screen.ts'

export const planScreens: readonly Screen[] = [
  {
    name: 'plans',
    path: '/plan',
    layout: 'shell',
    permission: '1-3',
    title: 'plans',
    parent: 'buy-ports',
    namespaces: ['plan', 'order', 'header'],
    load: () => import('./screens/Plans.tsx').then((file) => file.Plans),
  },
]
