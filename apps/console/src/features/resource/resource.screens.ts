import type { Screen } from '../../shared/screen/screen.ts'

export const resourceScreens: readonly Screen[] = [
  {
    name: 'resources',
    path: '/resource',
    layout: 'shell',
    permission: '009',
    title: 'resources',
    namespaces: ['resource', 'group', 'network', 'validation', 'translation'],
    load: () => import('./screens/Resources.tsx').then((file) => file.Resources),
  },
  {
    name: 'opt-outs',
    path: '/optOut',
    layout: 'shell',
    permission: '009',
    title: 'optOuts',
    namespaces: ['resource', 'network', 'validation'],
    load: () => import('./screens/OptOuts.tsx').then((file) => file.OptOuts),
  },
]
