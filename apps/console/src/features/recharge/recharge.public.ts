import type { Screen } from '../../shared/screen/screen.ts'

export { rechargePath } from './missing.ts'

export const rechargeScreens: readonly Screen[] = [
  {
    name: 'recharge',
    path: '/payBalance',
    frame: 'shell',
    permission: '1-2',
    title: 'recharge',
    texts: ['recharge', 'order', 'pay', 'validation'],
    load: () => import('./screens/Recharge.tsx').then((file) => file.Recharge),
  },
]
