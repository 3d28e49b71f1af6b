/** Takes in what comes in bursts, and hands it over in one go. */
export interface Gatherer<Thing> {
  add(things: readonly Thing[]): void
  /** Hands nothing over any more. */
  stop(): void
}

/** @param ms from the first thing until they are handed over, each once */
export function gather<Thing>(ms: number, handOver: (thing: Thing) => void): Gatherer<Thing> {
  const waiting = new Set<Thing>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add(things) {
      if (things.length === 0) return
      for (const thing of things) waiting.add(thing)
      timer ??= setTimeout(() => {
        timer = undefined
        const gathered = [...waiting]
        waiting.clear()
        for (const thing of gathered) handOver(thing)
      }, ms)
    },
    stop: () => clearTimeout(timer),
  }
}
