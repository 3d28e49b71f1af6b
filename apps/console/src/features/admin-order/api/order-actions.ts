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
import { useAction } from '../../../shared/api/endpoint.ts'

/** An order that moves may move a balance, and be the one that a payment names. */
const touched = [adminListOrders, adminListLedger, adminListPayments] as const

/** What an administrator can do with an order. */
export function useOrderActions() {
  return {
    confirm: useAction(confirmOrder, touched),
    fail: useAction(failOrder, touched),
    close: useAction(closeOrder, touched),
    refund: useAction(refundOrder, touched),
  } satisfies Record<OrderTrigger, unknown>
}
