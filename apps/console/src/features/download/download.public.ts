import type { Screen } from '../../shared/screen/screen.ts'

export const downloadScreens: readonly Screen[] = [
  {
    name: 'download',
    path: '/down',
    frame: 'page',
    footer: true,
    title: 'download',
    texts: ['download'],
    load: async () => (await import('./screens/Downloads.tsx')).Downloads,
  },
  {
    name: 'updateLog',
    path: '/update-log',
    frame: 'page',
    footer: true,
    title: 'updateLog',
    texts: ['download'],
    load: async () => (await import('./screens/UpdateLog.tsx')).UpdateLog,
  },
]
