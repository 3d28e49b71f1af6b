import { quoteOrder } from '@seaport/contract/money/order'
import type { QuoteRequest } from '@seaport/contract/money/order.schema'
import { useDebounced } from '@seaport/ui/use-debounced'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Refetch interval of a quote in ms: prices and remaining days change. */
const EVERY = 30_000

/** The current price of a purchase; keeps the last answer until the next one arrives. */
export function useQuote(request: QuoteRequest | undefined) {
  const asked = useDebounced(request)
  const answer = useEndpointQuery(
    quoteOrder,
    { body: asked ?? { order_type: 3, days: 1 } },
    { enabled: asked !== undefined, refetchIntervalMs: EVERY, paged: true },
  )
  // Otherwise the answer belongs to an earlier choice.
  const current = JSON.stringify(asked) === JSON.stringify(request) && !answer.isPlaceholderData
  return { ...answer, current: current && answer.data !== undefined && !answer.isError }
}

export type Quote = NonNullable<ReturnType<typeof useQuote>['data']>
