import type { Screen } from '../../shared/screen/screen.ts'
import { accountIcon } from './account-icon.tsx'

export { useAccountOptions } from './api/useAccountOptions.ts'
export { NetworkName } from './components/NetworkName.tsx'

export const accountScreens: readonly Screen[] = [
  {
    name: 'accounts',
    path: '/media',
    frame: 'shell',
    permission: '008',
    title: 'accounts',
    menu: { group: 'operation', icon: accountIcon },
    texts: ['account', 'network', 'validation'],
    load: async () => (await import('./screens/Accounts.tsx')).Accounts,
  },
]
