/** Tolerance in milliseconds: the Date header has whole seconds, and an answer takes a moment to arrive. */
const SHARPNESS_MS = 1000
const SLACK_MS = 500

/** The server's current time, independent of the visitor's clock. */
export interface ServerClock {
  /** Takes the Date header of an answer that has just arrived; invalid text is ignored. */
  sync(date: unknown): void
  /** Milliseconds since the epoch; null before the first answer. */
  now(): number | null
}

/**
 * Keeps the server's time between answers. An answer within the tolerance changes nothing, so that a countdown does not jump.
 * @param elapsed monotonic milliseconds, unaffected by changes of the machine's clock
 */
export function createServerClock(elapsed: () => number = () => performance.now()): ServerClock {
  let known: { time: number; at: number } | null = null
  const now = () => known && known.time + elapsed() - known.at
  return {
    now,
    sync(date) {
      const time = typeof date === 'string' ? Date.parse(date) : Number.NaN
      if (Number.isNaN(time)) return
      const believed = now()
      const agrees =
        believed !== null && believed >= time - SLACK_MS && believed < time + SHARPNESS_MS + SLACK_MS
      if (!agrees) known = { time: time + SHARPNESS_MS / 2, at: elapsed() }
    },
  }
}
