import type { Screen } from '../../shared/screen/screen.ts'

export const downloadScreens: readonly Screen[] = [
  {
    name: 'download',
    path: '/down',
    layout: 'page',
    inShell: true,
    footer: true,
    title: 'download',
    namespaces: ['download', 'editor'],
    load: () => import('./screens/Downloads.tsx').then((file) => file.Downloads),
  },
  {
    name: 'updateLog',
    path: '/update-log',
    layout: 'page',
    inShell: true,
    footer: true,
    title: 'updateLog',
    namespaces: ['download', 'editor'],
    load: () => import('./screens/UpdateLog.tsx').then((file) => file.UpdateLog),
  },
]
