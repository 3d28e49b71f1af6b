import type { Screen } from '../../shared/screen/screen.ts'

export { accountLive } from './api/live.ts'
export { useAccountOptions } from './api/useAccountOptions.ts'

export const accountScreens: readonly Screen[] = [
  {
    name: 'accounts',
    path: '/media',
    frame: 'shell',
    permission: '008',
    title: 'accounts',
    texts: ['account', 'network', 'validation'],
    load: () => import('./screens/Accounts.tsx').then((file) => file.Accounts),
  },
]
