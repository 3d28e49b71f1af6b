import { followEvents } from '@seaport/api-client/live'
import type { QueryClient } from '@tanstack/react-query'
import { client } from '../../shared/api/client.ts'
import { reportSessionOver } from '../../shared/session/session.ts'
import { applyEvent, type SeenTasks } from './effects.ts'
import { createRenewer } from './renewer.ts'

/** Brings live events of the session with this token into what was read, until `signal` aborts or the session is over. */
export async function followLive(queries: QueryClient, token: string, signal: AbortSignal): Promise<void> {
  const renewer = createRenewer((queryKey) => void queries.invalidateQueries({ queryKey }))
  const seen: SeenTasks = new Map()
  let opened = false
  signal.addEventListener('abort', () => renewer.stop())
  await followEvents(
    client.options,
    {
      onOpen() {
        // What happened while the stream was broken is not told again.
        if (opened) void queries.invalidateQueries()
        opened = true
      },
      onEvent(event) {
        if (event.type === 'session_over' && event.seat_id === null) reportSessionOver(token)
        renewer.ask(applyEvent(queries, event, seen))
      },
    },
    signal,
  )
}
