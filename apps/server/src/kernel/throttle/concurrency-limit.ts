import { refuse } from '../refusal.ts'

/**
 * Lets so many pieces of work run at once, and so many wait.
 * @returns a function that runs a piece of work when its turn comes; refuses with too_many_requests when too many wait
 */
export function concurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) refuse('too_many_requests')
      // Whoever ends hands its turn over.
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
