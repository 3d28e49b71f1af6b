import { createOrder, listOrders, listPurchases, quoteOrder } from '@seaport/contract/money/order'
import type { OrderRequest, QuoteRequest } from '@seaport/contract/money/order.schema'
import { listLedger } from '@seaport/contract/money/wallet'
import { userInfo } from '@seaport/contract/people/user'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

/** Buys at the shown price, and invalidates balance, ports, records and quotes. */
export function usePurchase() {
  const { mutateAsync } = useEndpointMutation(createOrder, [
    userInfo,
    listOrders,
    listPurchases,
    listLedger,
    quoteOrder,
  ])
  return (request: QuoteRequest, payment_price: string) =>
    mutateAsync({ body: { ...request, payment_price } satisfies OrderRequest })
}
