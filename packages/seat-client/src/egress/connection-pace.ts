import { setTimeout as sleep } from 'node:timers/promises'

/** New connections at once, and one more after each pause (ms). */
const BURST = 10
const PAUSE_MS = 200

/**
 * @returns what a connection waits for before it is made: a peer that ends every connection would otherwise be dialled without a pause, as in
 * https://github.com/nodejs/undici/issues/3897
 */
export function createConnectionPace(
  now: () => number = () => performance.now(),
  wait: (ms: number) => Promise<unknown> = (ms) => sleep(ms, undefined, { ref: false }),
): () => Promise<void> {
  /** When the next connection is due, if none was made at once. */
  let due = Number.NEGATIVE_INFINITY
  return async () => {
    const at = now()
    due = Math.max(due + PAUSE_MS, at - (BURST - 1) * PAUSE_MS)
    if (due > at) await wait(due - at)
  }
}
