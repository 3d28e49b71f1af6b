import { setTimeout as sleep } from 'node:timers/promises'

/** Time for the runner: tests inject their own clock and never sleep. */
export interface Clock {
  /** @returns milliseconds since the epoch */
  now(): number
  /** Resolves after `ms` milliseconds; rejects at once with the signal's reason when that aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

/** Longest uninterrupted wait for a moment: an answer of the server may correct the clock meanwhile. */
const LOOK_MS = 5 * 60_000

/** Resolves at a moment (milliseconds since the epoch), or at once if it has passed; rejects with the signal's reason. */
export async function waitUntil(clock: Clock, moment: number, signal: AbortSignal): Promise<void> {
  for (let left = moment - clock.now(); left > 0; left = moment - clock.now())
    await clock.wait(Math.min(left, LOOK_MS), signal)
  signal.throwIfAborted()
}

/** Longest wait that one timer of Node can hold. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The machine's own time. A wait ends by the wall clock, so it is still right after the machine slept. */
export const systemClock: Clock = {
  now: () => Date.now(),
  async wait(ms, signal) {
    const until = Date.now() + ms
    for (let left = ms; left > 0; left = until - Date.now()) {
      signal.throwIfAborted()
      await sleep(Math.min(left, MAX_TIMER_MS, 60_000), undefined, { signal }).catch((error) => {
        signal.throwIfAborted()
        throw error
      })
    }
    signal.throwIfAborted()
  },
}
