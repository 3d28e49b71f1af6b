import { setTimeout as sleep } from 'node:timers/promises'
import { createServerClock } from '@seaport/api-client/server-clock'
import type { Clock } from '@seaport/runner/clock'
import { createElapsed } from './elapsed.ts'

/** Maximum time in ms between checks of a wait, so that sleep of the machine is noticed. */
const LOOK_MS = 60_000
/** Tolerance in ms: a header has whole seconds, and takes time to arrive. A clock within it counts as correct, and is more precise. */
const TOLD_MS = 3000

/** The server's current time, independent of this machine's clock: all of the client's work uses it. */
export interface ServerTime extends Clock {
  /** Takes the Date header of an answer that has just arrived. */
  sync(date: unknown): void
  /** Milliseconds by which this machine's clock is ahead of the server's, negative if behind; 0 = correct, or unknown. */
  aheadMs(): number
}

/** Clocks of a machine, in milliseconds. */
export interface MachineClock {
  /** Since the epoch, as set by a person or the system. */
  machine(): number
  /** Monotonic, unaffected by changes of the clock. */
  elapsed(): number
  pause(ms: number, signal: AbortSignal): Promise<unknown>
}

export interface ServerTimeOptions extends Partial<MachineClock> {
  /** Difference of the machine's clock in the previous run, used until the first answer. */
  readonly aheadMs?: number
  /** Called when an answer shows a new difference. */
  readonly onChange?: (aheadMs: number) => void
}

/** Measures the server's time by its answers. Between them it uses the monotonic clock, so that setting the machine's clock changes nothing. */
export function createServerTime(options: ServerTimeOptions = {}): ServerTime {
  const { machine = Date.now, elapsed = createElapsed(), onChange } = options
  const pause = options.pause ?? ((ms, signal) => sleep(ms, undefined, { signal }))
  const server = createServerClock(elapsed)
  const start = { at: elapsed(), time: machine() - (options.aheadMs ?? 0) }
  let told = options.aheadMs ?? 0
  /** The machine's time at the last answer that agreed with it. */
  let agreed: typeof start | null = null
  const now = () => {
    const from = agreed ?? (server.now() === null ? start : null)
    // Whole milliseconds, as `Date.now` returns them; timers are finer.
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
