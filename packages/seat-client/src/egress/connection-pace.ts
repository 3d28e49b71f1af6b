import { setTimeout as sleep } from 'node:timers/promises'

/** Burst of new connections, and pause (ms) before each further one. */
const BURST = 10
const PAUSE_MS = 200

/**
 * @returns a function that delays a new connection: without it, a peer that closes every connection would be dialled in a tight loop, as in
 * https://github.com/nodejs/undici/issues/3897
 */
export function createConnectionPace(
  now: () => number = () => performance.now(),
  wait: (ms: number) => Promise<unknown> = (ms) => sleep(ms, undefined, { ref: false }),
): () => Promise<void> {
  /** When the next connection would be due without a burst. */
  let due = Number.NEGATIVE_INFINITY
  return async () => {
    const at = now()
    due = Math.max(due + PAUSE_MS, at - (BURST - 1) * PAUSE_MS)
    if (due > at) await wait(due - at)
  }
}
