import type { Screen } from '../../shared/screen/screen.ts'

export const adminLedgerScreens: readonly Screen[] = [
  {
    name: 'admin-ledger',
    path: '/buyData',
    layout: 'shell',
    permission: '104',
    title: 'adminLedger',
    namespaces: ['adminLedger', 'ledger', 'kit'],
    load: () => import('./screens/AdminLedger.tsx').then((file) => file.AdminLedger),
  },
]
