import type { Screen } from '../../shared/screen/screen.ts'

export const rechargeScreens: readonly Screen[] = [
  {
    name: 'recharge',
    path: '/payBalance',
    layout: 'shell',
    permission: '1-2',
    title: 'recharge',
    namespaces: ['recharge', 'order', 'pay', 'validation'],
    load: () => import('./screens/Recharge.tsx').then((file) => file.Recharge),
  },
]
