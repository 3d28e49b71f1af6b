const SECOND = 1000
const DAY = 86_400 * SECOND

/** Milliseconds until the date changes in a zone (an IANA name). Found by looking, so that a day of 23 or 25 hours counts as what it is. */
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
