import type { Screen } from '../../shared/screen/screen.ts'

export const buyForScreens: readonly Screen[] = [
  {
    name: 'buy-for',
    path: '/buyPort',
    layout: 'shell',
    permission: '107',
    title: 'buyFor',
    namespaces: ['buyFor', 'buy', 'adminOrder', 'orderScreen', 'order', 'kit', 'validation'],
    load: () => import('./screens/BuyFor.tsx').then((file) => file.BuyFor),
  },
]
