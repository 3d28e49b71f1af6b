import { listPayers } from '@seaport/contract/money/customer'
import {
  adminListOrders,
  adminListPayments,
  creditPayment,
  dismissPayment,
} from '@seaport/contract/money/order'
import { adminListLedger } from '@seaport/contract/money/wallet'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

export const useCreditPayment = () =>
  useEndpointMutation(creditPayment, [adminListPayments, adminListOrders, adminListLedger, listPayers])
export const useDismissPayment = () => useEndpointMutation(dismissPayment, [adminListPayments])
