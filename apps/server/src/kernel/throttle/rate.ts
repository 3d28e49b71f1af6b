/** Most callers that are remembered at once; whoever is forgotten begins anew. */
const MOST_CALLERS = 100_000

/** Whoever called within this many milliseconds keeps its place among those who called last. */
const KEPT_IN_PLACE = 1000

interface Caller {
  /** When its calls so far will have been paid for. */
  paidAt: number
  /** When it was put at the end of the map. */
  placedAt: number
}

/**
 * Lets each caller make so many calls a minute: as many at once, then evenly (the generic cell rate algorithm, with one number per caller).
 * @param perMinute calls per minute and caller
 * @returns a function that counts a call at `now` (milliseconds): 0 = it may go on, else the milliseconds to wait
 */
export function rateLimit(perMinute: number): (caller: string, now: number) => number {
  const cost = 60_000 / perMinute
  const burst = 60_000
  const callers = new Map<string, Caller>()

  return (name, now) => {
    const caller = callers.get(name)
    const due = Math.max(caller?.paidAt ?? 0, now) + cost
    if (due - now > burst) return Math.ceil(due - now - burst)
    if (caller && now - caller.placedAt < KEPT_IN_PLACE) caller.paidAt = due
    else {
      // Written anew at its end, so that the first in the map is whoever called longest ago.
      callers.delete(name)
      callers.set(name, { paidAt: due, placedAt: now })
      if (callers.size > MOST_CALLERS) callers.delete(callers.keys().next().value as string)
    }
    return 0
  }
}
