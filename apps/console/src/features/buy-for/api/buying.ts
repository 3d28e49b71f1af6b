import {
  adminListPurchases,
  buyForCustomer,
  listCustomers,
  quoteForCustomer,
} from '@seaport/contract/money/customer'
import type { Customer } from '@seaport/contract/money/customer.schema'
import { adminListOrders } from '@seaport/contract/money/order'
import type { QuoteRequest } from '@seaport/contract/money/order.schema'
import { adminListLedger } from '@seaport/contract/money/wallet'
import { useDebounced } from '@seaport/ui/use-debounced'
import { useQueryClient } from '@tanstack/react-query'
import { endpointQuery, useEndpointMutation, useEndpointQuery } from '../../../shared/api/endpoint.ts'

export const useBuyFor = () =>
  useEndpointMutation(buyForCustomer, [
    adminListPurchases,
    adminListOrders,
    adminListLedger,
    listCustomers,
    quoteForCustomer,
  ])

const NOBODY = { id: '-', query: { order_type: 3, days: 1 } } as const

/** Asks for the quote of a choice; one that is being asked for already is waited for. */
export function useAskForQuote() {
  const queries = useQueryClient()
  return ({ id }: Customer, query: QuoteRequest) =>
    queries.fetchQuery(endpointQuery(quoteForCustomer, { params: { id }, query }))
}

/** Quote for a customer; `current` = it belongs to the current choice. */
export function useQuoteFor(customer: Customer | undefined, request: QuoteRequest | undefined) {
  const requested = customer && request ? { id: customer.id, query: request } : undefined
  const debounced = useDebounced(requested)
  const { id, query } = debounced ?? NOBODY
  const answer = useEndpointQuery(
    quoteForCustomer,
    { params: { id }, query },
    { enabled: debounced !== undefined, paged: true },
  )
  const settled = JSON.stringify(debounced) === JSON.stringify(requested) && !answer.isPlaceholderData
  return { ...answer, current: settled && answer.data !== undefined && !answer.isError }
}
