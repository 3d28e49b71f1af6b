import type { Screen } from '../../shared/screen/screen.ts'

export const buyScreens: readonly Screen[] = [
  {
    name: 'buy-ports',
    path: '/buyPort-user',
    layout: 'shell',
    permission: '1-3',
    title: 'buyPorts',
    namespaces: ['buy', 'plan', 'order', 'header', 'validation'],
    load: () => import('./screens/BuyPorts.tsx').then((file) => file.BuyPorts),
  },
]
