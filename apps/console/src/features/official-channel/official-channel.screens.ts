import type { Screen } from '../../shared/screen/screen.ts'

export const officialChannelScreens: readonly Screen[] = [
  {
    name: 'official-channels',
    path: '/officialChannels',
    layout: 'shell',
    permission: '120',
    title: 'officialChannels',
    namespaces: ['officialChannel', 'antiScam', 'kit'],
    load: () => import('./screens/OfficialChannels.tsx').then((file) => file.OfficialChannels),
  },
]
