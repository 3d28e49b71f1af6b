import type { Screen } from '../../shared/screen/screen.ts'

export { orderLive } from './api/live.ts'
export { BillingTabs } from './components/BillingTabs.tsx'
export { Channel, OrderType, PurchasedDays } from './components/OrderWords.tsx'

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

/** Path of the order records with one order shown beside them. */
export const orderPath = (orderNo: string): string =>
  `/paymentData-user?${new URLSearchParams({ order: orderNo })}`
