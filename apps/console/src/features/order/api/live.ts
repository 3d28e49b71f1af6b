import { getOrder, listOrders, listPurchases } from '@seaport/contract/money/order'
import { live } from '../../../shared/api/live.ts'

export const orderLive = [
  live(getOrder, { stale: { order: ({ order_no }) => ({ order_no }) } }),
  live(listOrders, { stale: { order: true } }),
  live(listPurchases, { stale: { order: true } }),
]
