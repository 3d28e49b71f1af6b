import { forEverybody } from '../db/tenant-turns.ts'

/**
 * Coalesces concurrent calls: those that arrive while a round is running are handled together in the next one; a call that finds none running starts
 * at once.
 * @param act handles all calls of a round; its failure is the failure of each
 */
export function coalesceCalls<T>(act: (all: readonly T[]) => Promise<void>): (one: T) => Promise<void> {
  let gathered: T[] = []
  let next: Promise<void> | null = null
  let last: Promise<unknown> = Promise.resolve()
  const startNext = () => {
    const all = gathered
    gathered = []
    next = null
    return forEverybody(() => act(all))
  }
  return (one) => {
    gathered.push(one)
    next ??= last.then(startNext, startNext)
    last = next
    return next
  }
}
