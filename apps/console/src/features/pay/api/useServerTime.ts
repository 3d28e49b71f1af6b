import { useSyncExternalStore } from 'react'
import { serverClock } from '../../../shared/api/client.ts'

/** Often enough that no second is skipped. */
const TICK_MS = 250

function subscribe(tick: () => void): () => void {
  const timer = setInterval(tick, TICK_MS)
  return () => clearInterval(timer)
}

/**
 * A value derived from the server's time, kept up to date; renders only when it changes.
 * @param read gets milliseconds since the epoch, null while unknown
 */
export function useServerTime<T extends string | number | boolean | null>(
  read: (now: number | null) => T,
): T {
  return useSyncExternalStore(subscribe, () => read(serverClock.now()))
}
