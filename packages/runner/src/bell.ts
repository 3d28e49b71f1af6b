import type { Clock } from './clock.ts'

/** Wakes a loop that waits. A ring while nobody waits is kept for the next wait. */
export interface Bell {
  ring(): void
  /** Resolves when rung, or after `ms`; rejects with the signal's reason when that aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export function createBell(clock: Clock): Bell {
  let rung = false
  let wake: (() => void) | null = null
  return {
    ring() {
      rung = true
      wake?.()
    },
    async wait(ms, signal) {
      signal.throwIfAborted()
      if (!rung) {
        const timer = new AbortController()
        const stop = () => timer.abort()
        wake = stop
        signal.addEventListener('abort', stop, { once: true })
        await clock.wait(ms, timer.signal).catch(() => undefined)
        signal.removeEventListener('abort', stop)
        wake = null
      }
      rung = false
      signal.throwIfAborted()
    },
  }
}
