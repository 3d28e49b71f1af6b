/** Maximum callers tracked; an evicted one starts with a full allowance. */
const MAX_TRACKED_CALLERS = 100_000

/** A caller is moved to the end of the map at most once in this many milliseconds. */
const KEPT_IN_PLACE = 1000

interface Caller {
  /** Time at which its past calls no longer count. */
  theoreticalArrival: number
  /** When it was last moved to the end of the map. */
  touchedAt: number
}

/**
 * Limits each caller to `perMinute` calls, as a burst or evenly spread (the generic cell rate algorithm, one number per caller).
 * @param perMinute calls per minute and caller
 * @returns a function that counts a call at `now` (milliseconds): 0 = allowed, else the milliseconds to wait
 */
export function rateLimit(perMinute: number): (caller: string, now: number) => number {
  const cost = 60_000 / perMinute
  const burst = 60_000
  const callers = new Map<string, Caller>()

  return (name, now) => {
    const caller = callers.get(name)
    const due = Math.max(caller?.theoreticalArrival ?? 0, now) + cost
    if (due - now > burst) return Math.ceil(due - now - burst)
    if (caller && now - caller.touchedAt < KEPT_IN_PLACE) caller.theoreticalArrival = due
    else {
      // Reinserted, so that the first in the map is the least recently used.
      callers.delete(name)
      callers.set(name, { theoreticalArrival: due, touchedAt: now })
      if (callers.size > MAX_TRACKED_CALLERS) callers.delete(callers.keys().next().value as string)
    }
    return 0
  }
}
