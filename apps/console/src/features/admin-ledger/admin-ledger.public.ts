import type { Screen } from '../../shared/screen/screen.ts'

export const adminLedgerScreens: readonly Screen[] = [
  {
    name: 'admin-ledger',
    path: '/buyData',
    frame: 'shell',
    permission: '104',
    title: 'adminLedger',
    texts: ['adminLedger', 'ledger', 'kit'],
    load: () => import('./screens/AdminLedger.tsx').then((file) => file.AdminLedger),
  },
]
