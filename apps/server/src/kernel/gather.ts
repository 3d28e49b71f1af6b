/**
 * Does at once what many ask for at about the same time: what comes while one round is under way goes into the next, so that nobody waits where there is nobody else.
 * @param act does it for all of a round; its failure is that of each
 */
export function gatherInFlight<T>(act: (all: readonly T[]) => Promise<void>): (one: T) => Promise<void> {
  let gathered: T[] = []
  let next: Promise<void> | null = null
  let last: Promise<unknown> = Promise.resolve()
  const startNext = () => {
    const all = gathered
    gathered = []
    next = null
    return act(all)
  }
  return (one) => {
    gathered.push(one)
    next ??= last.then(startNext, startNext)
    last = next
    return next
  }
}
