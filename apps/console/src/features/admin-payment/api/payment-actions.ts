import { listPayers } from '@seaport/contract/money/customer'
import {
  adminListOrders,
  adminListPayments,
  creditPayment,
  dismissPayment,
} from '@seaport/contract/money/order'
import { adminListLedger } from '@seaport/contract/money/wallet'
import { useAction } from '../../../shared/api/endpoint.ts'

export const useCreditPayment = () =>
  useAction(creditPayment, [adminListPayments, adminListOrders, adminListLedger, listPayers])
export const useDismissPayment = () => useAction(dismissPayment, [adminListPayments])
