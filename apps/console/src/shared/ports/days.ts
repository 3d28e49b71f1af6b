const DAY_MS = 86_400_000

/** Time left on the ports, in days (specification, section 2): a started day counts, a time that has passed is expired. */
export function portTime(
  expires: string | null,
  now: number,
): { state: 'none' } | { state: 'expired' } | { state: 'left'; days: number } {
  if (expires === null) return { state: 'none' }
  const left = Date.parse(expires) - now
  return left < 0 ? { state: 'expired' } : { state: 'left', days: Math.ceil(left / DAY_MS) }
}
