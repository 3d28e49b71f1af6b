import { getOrder } from '@seaport/contract/money/order'
import type { Order } from '@seaport/contract/money/order.schema'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf, useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { secondsLeft } from '../time-left.ts'
import { useOrderStream } from './useOrderStream.ts'
import { useServerTime } from './useServerTime.ts'

/** Poll interval in milliseconds while there is no stream. */
const POLL_MS = 4000
/** The same after the order's expiry: the server is about to close it. */
const CLOSING_MS = 2500

/** An order that updates itself: by events, or by polling without them. */
export function usePayOrder(orderNo: string) {
  const queries = useQueryClient()
  const input = { params: { order_no: orderNo } }
  const key = queryKeyOf(getOrder, input)
  const streaming = useOrderStream(orderNo, () => void queries.invalidateQueries({ queryKey: key }))
  const known = queries.getQueryData<Order>(key)
  const end = known?.status === 'pending' ? known.expire_time : null
  const over = useServerTime((now) => end !== null && secondsLeft(end, now) === 0)
  const refetchIntervalMs = over ? CLOSING_MS : streaming || end === null ? undefined : POLL_MS
  const answer = useEndpointQuery(getOrder, input, refetchIntervalMs ? { refetchIntervalMs } : {})
  return { answer, over }
}
