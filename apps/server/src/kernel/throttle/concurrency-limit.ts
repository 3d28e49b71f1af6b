import { refuse } from '../refusal.ts'

/**
 * Runs up to `atOnce` tasks at a time and queues up to `waiting` more.
 * @returns a function that runs a task when there is room; refuses with too_many_requests when the queue is full
 */
export function concurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) refuse('too_many_requests')
      // A finished task hands its slot to the next.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
