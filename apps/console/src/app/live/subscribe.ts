import { createLiveUpdates } from '@seaport/api-client/live-query'
import type { QueryClient } from '@tanstack/react-query'
import { followSharedEvents } from '../../shared/api/shared-events.ts'
import { reportSessionExpired } from '../../shared/session/session.ts'
import { liveQueries } from './live-queries.ts'

/** Milliseconds during which events are collected into one update. */
const BATCH_MS = 500

/** Applies live events of this session to the cached queries, until `signal` aborts or the session is over. */
export async function subscribeToLiveEvents(
  queries: QueryClient,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  const updates = createLiveUpdates(liveQueries, queries, BATCH_MS)
  let wasOpen = false
  signal.addEventListener('abort', updates.stop)
  await followSharedEvents(
    {
      onOpen() {
        if (wasOpen) updates.refresh()
        else updates.catchUp()
        wasOpen = true
      },
      onEvent(event) {
        if (event.type === 'session_over' && event.seat_id === null) reportSessionExpired(token)
        updates.apply(event)
      },
      onPoll: updates.refresh,
    },
    signal,
  )
}
