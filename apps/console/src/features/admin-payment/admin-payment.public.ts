import type { Screen } from '../../shared/screen/screen.ts'

export const adminPaymentScreens: readonly Screen[] = [
  {
    name: 'admin-payments',
    path: '/paymentData',
    frame: 'shell',
    permission: '105',
    title: 'adminPayments',
    texts: ['adminPayment', 'kit', 'validation'],
    load: () => import('./screens/AdminPayments.tsx').then((file) => file.AdminPayments),
  },
]
