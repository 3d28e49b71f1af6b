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

/** An order that moves may move a balance, and be the one that a payment names. */
const touched = [adminListOrders, adminListLedger, adminListPayments] as const

/** What an administrator can do with an order. */
export function useOrderActions() {
  return {
    confirm: useEndpointMutation(confirmOrder, touched),
    fail: useEndpointMutation(failOrder, touched),
    close: useEndpointMutation(closeOrder, touched),
    refund: useEndpointMutation(refundOrder, touched),
  } satisfies Record<OrderTrigger, unknown>
}
