import { setTimeout as sleep } from 'node:timers/promises'
import { createServerClock } from '@seaport/api-client/server-clock'
import type { Clock } from '@seaport/runner/clock'
import { createElapsed } from './elapsed.ts'

/** A wait looks again at least so often: a machine that slept has lost none of its time. */
const LOOK_MS = 60_000
/** A header counts whole seconds, and travels: a clock that differs by less is taken for right, and is sharper. */
const TOLD_MS = 3000

/** The server's current time, independent of this machine's clock: the time base of the client. */
export interface ServerTime extends Clock {
  /** Takes the Date header of an answer that has just arrived. */
  sync(date: unknown): void
  /** Milliseconds by which this machine's clock is ahead of the server's, negative if it is behind; 0 while there is nothing to tell. */
  aheadMs(): number
}

/** How a machine measures time, in milliseconds. */
export interface MachineClock {
  /** Since 1970, as somebody set it. */
  machine(): number
  /** Passes steadily, whatever is done to the clock. */
  elapsed(): number
  pause(ms: number, signal: AbortSignal): Promise<unknown>
}

export interface ServerTimeOptions extends Partial<MachineClock> {
  /** By how much the machine's clock was ahead in the last run: it counts until the first answer. */
  readonly aheadMs?: number
  /** An answer showed another difference than was known. */
  readonly onChange?: (aheadMs: number) => void
}

/** Measures the server's time by its answers. Between them it goes by the time that passes, so that setting the machine's clock changes nothing. */
export function createServerTime(options: ServerTimeOptions = {}): ServerTime {
  const { machine = Date.now, elapsed = createElapsed(), onChange } = options
  const pause = options.pause ?? ((ms, signal) => sleep(ms, undefined, { signal }))
  const server = createServerClock(elapsed)
  const start = { at: elapsed(), time: machine() - (options.aheadMs ?? 0) }
  let told = options.aheadMs ?? 0
  /** The machine's time when an answer last agreed with it. */
  let agreed: typeof start | null = null
  const now = () => {
    const from = agreed ?? (server.now() === null ? start : null)
    // Whole milliseconds, as everybody else's clock gives them; timers count finer.
    return Math.floor(from ? from.time + elapsed() - from.at : (server.now() ?? 0))
  }
  const aheadMs = () => {
    const ahead = Math.round(machine() - now())
    return Math.abs(ahead) < TOLD_MS ? 0 : ahead
  }
  return {
    now,
    aheadMs,
    sync(date) {
      server.sync(date)
      const measured = server.now()
      if (measured === null) return
      const time = machine()
      agreed = Math.abs(time - measured) < TOLD_MS ? { time, at: elapsed() } : null
      const ahead = aheadMs()
      if (Math.abs(ahead - told) < TOLD_MS) return
      told = ahead
      onChange?.(ahead)
    },
    async wait(ms, signal) {
      const until = elapsed() + ms
      for (let left = ms; left > 0; left = until - elapsed()) {
        signal.throwIfAborted()
        await pause(Math.min(left, LOOK_MS), signal).catch((error: unknown) => {
          signal.throwIfAborted()
          throw error
        })
      }
      signal.throwIfAborted()
    },
  }
}
