const DAY_MS = 86_400_000

/** The time on a screen is up to 15 s old, and a computer's clock may be a little behind the server's: 30 days that were just bought are not 31. */
const BEHIND_MS = 60_000

/** Time left on the ports, in days (specification, section 2): a started day counts, but for its first minute; a time that has passed is expired. */
export function portTime(
  expires: string | null,
  now: number,
): { state: 'none' } | { state: 'expired' } | { state: 'left'; days: number } {
  if (expires === null) return { state: 'none' }
  const left = Date.parse(expires) - now
  if (left < 0) return { state: 'expired' }
  if (left === 0) return { state: 'left', days: 0 }
  return { state: 'left', days: Math.max(1, Math.ceil((left - BEHIND_MS) / DAY_MS)) }
}
