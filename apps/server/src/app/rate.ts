/** Most callers that are remembered at once; whoever is forgotten begins anew. */
const MOST_CALLERS = 100_000

/**
 * Lets each caller make so many calls a minute: as many at once, then evenly (the generic cell rate algorithm, with one number per caller).
 * @param perMinute calls per minute and caller
 * @returns a function that counts a call at `now` (milliseconds): 0 = it may go on, else the milliseconds to wait
 */
export function rateLimit(perMinute: number): (caller: string, now: number) => number {
  const cost = 60_000 / perMinute
  const burst = 60_000
  /** When a caller's calls so far will have been paid for. */
  const paidAt = new Map<string, number>()

  return (caller, now) => {
    const due = Math.max(paidAt.get(caller) ?? 0, now) + cost
    if (due - now > burst) return Math.ceil(due - now - burst)
    // Written anew at its end, so that the first in the map is whoever called longest ago.
    paidAt.delete(caller)
    paidAt.set(caller, due)
    if (paidAt.size > MOST_CALLERS) paidAt.delete(paidAt.keys().next().value as string)
    return 0
  }
}
