import type { Screen } from '../../shared/screen/screen.ts'

export { resourceLive } from './api/live.ts'

export const resourceScreens: readonly Screen[] = [
  {
    name: 'resources',
    path: '/resource',
    frame: 'shell',
    permission: '009',
    title: 'resources',
    texts: ['resource', 'group', 'network', 'validation'],
    load: () => import('./screens/Resources.tsx').then((file) => file.Resources),
  },
  {
    name: 'opt-outs',
    path: '/optOut',
    frame: 'shell',
    permission: '009',
    title: 'optOuts',
    texts: ['resource', 'network', 'validation'],
    load: () => import('./screens/OptOuts.tsx').then((file) => file.OptOuts),
  },
]
