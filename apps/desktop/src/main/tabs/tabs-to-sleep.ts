/** A page that is awake, as the decision about its sleep needs it. */
export interface AwakePage {
  readonly id: string
  /** It is looked at, loads, or somebody signs in there. */
  readonly busy: boolean
  /** When it was looked at last; milliseconds since the epoch. */
  readonly seenAt: number
  /** Bytes. */
  readonly memory: number
}

/** A page not viewed for this long sleeps, however much memory is free. */
export const IDLE_MS = 15 * 60_000

/** @returns which pages are to sleep: those idle for long, then the ones looked at longest ago until the rest keeps within the budget */
export function tabsToSleep(pages: readonly AwakePage[], budget: number, now: number): string[] {
  let used = pages.reduce((sum, { memory }) => sum + memory, 0)
  return pages
    .filter(({ busy }) => !busy)
    .toSorted((one, other) => one.seenAt - other.seenAt)
    .filter(({ seenAt, memory }) => {
      const sleeps = now - seenAt >= IDLE_MS || used > budget
      if (sleeps) used -= memory
      return sleeps
    })
    .map(({ id }) => id)
}
