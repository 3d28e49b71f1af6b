export { orderLive } from './api/live.ts'
export { BillingTabs } from './components/BillingTabs.tsx'
export { Channel, ORDER_NO_WIDTH, OrderType, PurchasedDays } from './components/OrderWords.tsx'
export { useOrderFields } from './components/useOrderColumns.tsx'

/** Path of the order records with one order open beside them. */
export const orderPath = (orderNo: string): string =>
  `/paymentData-user?${new URLSearchParams({ order: orderNo })}`
