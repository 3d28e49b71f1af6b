import type { Clock } from './clock.ts'

/** Wakes a loop that waits. An event set while nothing waits ends the next wait at once. */
export interface AsyncEvent {
  set(): void
  /** Resolves when set, or after `ms`; rejects with the signal's reason when that aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export function createAsyncEvent(clock: Clock): AsyncEvent {
  let isSet = false
  let wake: (() => void) | null = null
  return {
    set() {
      isSet = true
      wake?.()
    },
    async wait(ms, signal) {
      signal.throwIfAborted()
      if (!isSet) {
        const timer = new AbortController()
        const stop = () => timer.abort()
        wake = stop
        signal.addEventListener('abort', stop, { once: true })
        await clock.wait(ms, timer.signal).catch(() => undefined)
        signal.removeEventListener('abort', stop)
        wake = null
      }
      isSet = false
      signal.throwIfAborted()
    },
  }
}
