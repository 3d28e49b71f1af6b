import { followEvents } from '@seaport/api-client/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../../shared/api/client.ts'
import { reportSessionOver } from '../../shared/session/session.ts'
import { applyEvent, type SeenTasks } from './effects.ts'
import { createRenewer } from './renewer.ts'

/** Keeps what is on the screen in step with the server for as long as this session lasts. */
export function useLive(token: string): void {
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session needs another stream
  useEffect(() => {
    const end = new AbortController()
    const renewer = createRenewer((queryKey) => void queries.invalidateQueries({ queryKey }))
    const seen: SeenTasks = new Map()
    let opened = false
    const listener = {
      onOpen() {
        // What happened while the stream was broken is not told again.
        if (opened) void queries.invalidateQueries()
        opened = true
      },
      onEvent(event: Parameters<typeof applyEvent>[1]) {
        if (event.type === 'session_over' && event.seat_id === null) reportSessionOver()
        renewer.ask(applyEvent(queries, event, seen))
      },
    }
    void followEvents(client.options, listener, end.signal)
    return () => {
      end.abort()
      renewer.stop()
    }
  }, [queries, token])
}
