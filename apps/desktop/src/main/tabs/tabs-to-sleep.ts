/** An awake page, as far as the decision needs it. */
export interface AwakePage {
  readonly id: string
  /** It is viewed, loading, or used for a sign-in. */
  readonly busy: boolean
  /** When it was last viewed; milliseconds since the epoch. */
  readonly seenAt: number
  /** Bytes. */
  readonly memory: number
}

/** A page not viewed for this long sleeps, however much memory is free. */
export const IDLE_MS = 15 * 60_000

/** @returns the pages to put to sleep: those idle for long, then the least recently viewed ones until the rest is within the budget */
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
