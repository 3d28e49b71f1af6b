import { setTimeout as sleep } from 'node:timers/promises'

/** Time as the runner sees it: tests bring their own and never sleep. */
export interface Clock {
  /** @returns milliseconds since the epoch */
  now(): number
  /** Resolves after `ms` milliseconds; rejects at once with the signal's reason when that aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

/** Longest wait that one timer of Node can hold. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The machine's own time. A wait ends by the wall clock, so it is right again after the machine slept. */
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
