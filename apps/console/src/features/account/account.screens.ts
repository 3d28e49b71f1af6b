import type { Screen } from '../../shared/screen/screen.ts'

export const accountScreens: readonly Screen[] = [
  {
    name: 'accounts',
    path: '/media',
    layout: 'shell',
    permission: '008',
    title: 'accounts',
    namespaces: ['account', 'network', 'validation'],
    list: () => import('./account.list.ts').then((file) => file.accountList),
    load: () => import('./screens/Accounts.tsx').then((file) => file.Accounts),
  },
]
