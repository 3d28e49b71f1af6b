import type { Screen } from '../../shared/screen/screen.ts'
import { rechargeIcon } from './recharge-icon.tsx'

export { rechargePath } from './missing.ts'

export const rechargeScreens: readonly Screen[] = [
  {
    name: 'recharge',
    path: '/payBalance',
    frame: 'shell',
    permission: '1-2',
    title: 'recharge',
    menu: { group: 'personal', icon: rechargeIcon },
    texts: ['recharge', 'order', 'pay', 'validation'],
    load: async () => (await import('./screens/Recharge.tsx')).Recharge,
  },
]
