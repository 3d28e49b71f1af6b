import type { Screen } from '../../shared/screen/screen.ts'

export const ledgerScreens: readonly Screen[] = [
  {
    name: 'ledger',
    path: '/turnover-user',
    layout: 'shell',
    permission: '1-9',
    title: 'ledger',
    namespaces: ['ledger', 'orderScreen', 'period'],
    load: () => import('./screens/Ledger.tsx').then((file) => file.Ledger),
  },
]
