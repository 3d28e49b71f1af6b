import { listPayers } from '@seaport/contract/customer'
import { adminListOrders, adminListPayments, creditPayment, dismissPayment } from '@seaport/contract/order'
import { adminListLedger } from '@seaport/contract/wallet'
import { useAction } from '../../../shared/api/endpoint.ts'

export const useCreditPayment = () =>
  useAction(creditPayment, [adminListPayments, adminListOrders, adminListLedger, listPayers])
export const useDismissPayment = () => useAction(dismissPayment, [adminListPayments])
