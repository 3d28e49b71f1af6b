import type { Clock } from '../clock.ts'

/** A clock that jumps to the next awaited moment as soon as no other work is in progress: hours pass in milliseconds. */
export interface SimClock extends Clock {
  /** Time stands still during `work`: real requests take no simulated time. */
  runWhile<T>(work: () => Promise<T>): Promise<T>
  /** Stops the jumps: otherwise the clock would run on for a wait that was never aborted. */
  stop(): void
}

interface Waiter {
  at: number
  wake: () => void
}

/** Idle turns of the event loop before time jumps. */
const QUIET_TURNS = 4

export function createSimClock(start = Date.parse('2026-11-20T12:00:00.000Z')): SimClock {
  let time = start
  let busy = 0
  let pumping = false
  let stopped = false
  const waiters = new Set<Waiter>()

  const pump = (quiet = 0) => {
    pumping = !stopped && waiters.size > 0
    if (!pumping) return
    if (busy === 0 && quiet >= QUIET_TURNS) {
      const next = [...waiters].reduce((first, waiter) => (waiter.at < first.at ? waiter : first))
      time = Math.max(time, next.at)
      next.wake()
      setImmediate(pump)
    } else if (busy === 0) setImmediate(pump, quiet + 1)
    else pumping = false
  }
  const resume = () => {
    if (pumping) return
    pumping = true
    setImmediate(pump)
  }

  return {
    now: () => time,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        if (ms <= 0) return setImmediate(resolve)
        const drop = () => {
          waiters.delete(waiter)
          signal.removeEventListener('abort', abort)
        }
        const abort = () => {
          drop()
          reject(signal.reason)
        }
        const waiter: Waiter = {
          // Whole milliseconds, as clocks have.
          at: time + Math.ceil(ms),
          wake() {
            drop()
            resolve()
          },
        }
        signal.addEventListener('abort', abort, { once: true })
        waiters.add(waiter)
        resume()
      }),
    async runWhile(work) {
      busy += 1
      try {
        return await work()
      } finally {
        busy -= 1
        resume()
      }
    },
    stop() {
      stopped = true
    },
  }
}
