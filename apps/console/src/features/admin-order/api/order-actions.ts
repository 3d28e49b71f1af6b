import { adminListPurchases } from '@seaport/contract/money/customer'
import {
  adminListOrders,
  adminListPayments,
  closeOrder,
  confirmOrder,
  failOrder,
  refundOrder,
} from '@seaport/contract/money/order'
import type { OrderTrigger } from '@seaport/contract/money/order-state'
import { adminListLedger } from '@seaport/contract/money/wallet'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

/** Poll interval in ms: events cover only the user's own tenant. */
export const REFETCH_INTERVAL_MS = 15_000

/** A change of an order may change balances and payments, and a purchase is an order. */
const touched = [adminListOrders, adminListPurchases, adminListLedger, adminListPayments] as const

/** Actions of an administrator on an order. */
export function useOrderActions() {
  return {
    confirm: useEndpointMutation(confirmOrder, touched),
    fail: useEndpointMutation(failOrder, touched),
    close: useEndpointMutation(closeOrder, touched),
    refund: useEndpointMutation(refundOrder, touched),
  } satisfies Record<OrderTrigger, unknown>
}
