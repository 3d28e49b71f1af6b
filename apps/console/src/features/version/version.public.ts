import type { Screen } from '../../shared/screen/screen.ts'

export const versionScreens: readonly Screen[] = [
  {
    name: 'versions',
    path: '/download',
    frame: 'shell',
    permission: '10',
    title: 'versions',
    texts: ['version', 'download', 'kit', 'editor', 'upload', 'validation'],
    load: () => import('./screens/Versions.tsx').then((file) => file.Versions),
  },
]
