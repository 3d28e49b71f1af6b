import type { Screen } from '../../shared/screen/screen.ts'

export const adminPaymentScreens: readonly Screen[] = [
  {
    name: 'admin-payments',
    path: '/paymentData',
    layout: 'shell',
    permission: '105',
    title: 'adminPayments',
    namespaces: ['adminPayment', 'kit', 'validation'],
    load: () => import('./screens/AdminPayments.tsx').then((file) => file.AdminPayments),
  },
]
