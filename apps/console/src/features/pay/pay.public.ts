import type { Screen } from '../../shared/screen/screen.ts'

export { MissingPayment } from './components/MissingPayment.tsx'
export { OrderStatus } from './components/OrderStatus.tsx'
export { PaymentTypes } from './components/PaymentTypes.tsx'
export { SupportContact } from './components/SupportContact.tsx'
export { payPath } from './pay-link.ts'

export const payScreens: readonly Screen[] = [
  {
    name: 'pay',
    path: '/pay',
    layout: 'page',
    title: 'pay',
    namespaces: ['pay', 'order', 'console'],
    load: () => import('./screens/Pay.tsx').then((file) => file.Pay),
  },
]
