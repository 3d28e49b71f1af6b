/** Number of hits allowed within a number of seconds. */
export interface Rule {
  /** Keeps the hits of different rules separate. */
  name: string
  limit: number
  seconds: number
}

/** Hits of a subject in the window `slot` and in the previous one. Windows are counted from the epoch. */
export interface Hits {
  slot: number
  hits: number
  before: number
}

/** @returns the window of a moment, and the milliseconds since its start */
export function windowAt({ seconds }: Rule, now: number): { slot: number; elapsed: number; length: number } {
  const length = seconds * 1000
  return { slot: Math.floor(now / length), elapsed: now % length, length }
}

/**
 * Wait until a rule allows one more hit. Hits of the previous window count by the share of it that the sliding window still covers.
 * @returns milliseconds, 0 = now
 */
export function waitFor(rule: Rule, state: Hits, now: number): number {
  const { slot, elapsed, length } = windowAt(rule, now)
  if (state.slot < slot - 1 || state.slot > slot + 1) return 0
  if (state.slot === slot - 1) return waitInWindow(rule, { before: state.hits, hits: 0 }, elapsed, length)
  const here = waitInWindow(rule, state, elapsed, length)
  if (here <= length - elapsed) return here
  return length - elapsed + waitInWindow(rule, { before: state.hits, hits: 0 }, 0, length)
}

/** The allowed share of the previous window is linear in time. */
function waitInWindow(
  { limit }: Rule,
  { before, hits }: Omit<Hits, 'slot'>,
  elapsed: number,
  length: number,
): number {
  const room = limit - 1 - hits
  if (room < 0) return Number.POSITIVE_INFINITY
  if (before <= room) return 0
  return Math.max(0, Math.ceil(length * (1 - room / before)) - elapsed)
}
