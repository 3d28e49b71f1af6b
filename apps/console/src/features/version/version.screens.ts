import type { Screen } from '../../shared/screen/screen.ts'

export const versionScreens: readonly Screen[] = [
  {
    name: 'versions',
    path: '/download',
    layout: 'shell',
    permission: '10',
    title: 'versions',
    namespaces: ['version', 'release', 'download', 'kit', 'editor', 'upload', 'validation'],
    load: () => import('./screens/VersionManagement.tsx').then((file) => file.VersionManagement),
  },
]
