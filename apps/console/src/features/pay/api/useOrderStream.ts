import type { LiveListener } from '@seaport/api-client/event-stream'
import { useEffect, useEffectEvent, useState } from 'react'
import { followSharedEvents } from '../../../shared/api/shared-events.ts'
import { currentSession, reportSessionExpired } from '../../../shared/session/session.ts'

/**
 * Follows an order over the event stream.
 * @param onNews called when the order changed, or may have while the stream was closed
 * @returns whether the stream is open; while it is not, the caller has to poll
 */
export function useOrderStream(orderNo: string, onNews: () => void): boolean {
  const [open, setOpen] = useState(false)
  const notify = useEffectEvent(onNews)
  useEffect(() => {
    const end = new AbortController()
    const token = currentSession()?.token
    const listener: LiveListener = {
      onOpen() {
        setOpen(true)
        notify()
      },
      onEvent(event) {
        if (event.type === 'session_over' && event.seat_id === null) reportSessionExpired(token)
        if (event.type === 'order' && event.order_no === orderNo) notify()
      },
      onDisconnect: () => setOpen(false),
    }
    void followSharedEvents(listener, end.signal)
    return () => end.abort()
  }, [orderNo])
  return open
}
