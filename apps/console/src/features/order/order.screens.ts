import type { Screen } from '../../shared/screen/screen.ts'

export const orderScreens: readonly Screen[] = [
  {
    name: 'orders',
    path: '/paymentData-user',
    layout: 'shell',
    permission: '1-4',
    title: 'orders',
    namespaces: ['orderScreen', 'order', 'period'],
    load: () => import('./screens/Orders.tsx').then((file) => file.Orders),
  },
  {
    name: 'purchases',
    path: '/buyData-user',
    layout: 'shell',
    permission: '1-5',
    title: 'purchases',
    namespaces: ['orderScreen', 'order', 'period'],
    load: () => import('./screens/Purchases.tsx').then((file) => file.Purchases),
  },
]
