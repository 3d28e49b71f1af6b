import type { Screen } from '../../shared/screen/screen.ts'

export const downloadScreens: readonly Screen[] = [
  {
    name: 'download',
    path: '/down',
    frame: 'page',
    footer: true,
    title: 'download',
    texts: ['download'],
    load: () => import('./screens/Downloads.tsx').then((file) => file.Downloads),
  },
  {
    name: 'updateLog',
    path: '/update-log',
    frame: 'page',
    footer: true,
    title: 'updateLog',
    texts: ['download'],
    load: () => import('./screens/UpdateLog.tsx').then((file) => file.UpdateLog),
  },
]
