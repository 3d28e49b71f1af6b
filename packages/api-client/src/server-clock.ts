/** The Date header counts whole seconds, and an answer takes a moment to arrive. Milliseconds. */
const SHARPNESS_MS = 1000
const SLACK_MS = 500

/** The server's current time, independent of the visitor's clock. */
export interface ServerClock {
  /** Takes the Date header of an answer that has just arrived; anything else is left alone. */
  sync(date: unknown): void
  /** Milliseconds since 1970; null before the first answer. */
  now(): number | null
}

/**
 * Keeps the server's time between answers. An answer that agrees with what is known changes nothing, so that a countdown does not jump to and fro.
 * @param elapsed milliseconds that pass steadily, whatever happens to the clock of the machine
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
