const SECOND = 1000
const DAY = 86_400 * SECOND

/** Milliseconds until midnight in a zone (an IANA name), correct for days of 23 and 25 hours. */
export function msToMidnight(now: number, zone: string): number {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  const today = day.format(now)
  let low = now
  let high = now + DAY + 2 * 3600 * SECOND
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (day.format(middle) === today) low = middle
    else high = middle
  }
  return high - now
}
