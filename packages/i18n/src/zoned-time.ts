/** Minutes of a wall clock: what `<input type="datetime-local">` holds. */
const WALL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/

/** The wall clock of a zone at a moment, as `YYYY-MM-DDTHH:mm`; '' for no or an unreadable moment. */
export function toWallClock(iso: string | null, zone: string): string {
  const at = iso ? Date.parse(iso) : Number.NaN
  if (Number.isNaN(at)) return ''
  return new Date(at + offsetAt(at, zone)).toISOString().slice(0, 16)
}

/**
 * The moment (ISO-8601, UTC) at which a zone's wall clock shows a time; null for an unreadable one. Where the clock is put back and shows a time
 * twice, the first; where it is put forward and skips a time, the moment after the gap that is as far from it as the typed time was.
 */
export function fromWallClock(wall: string, zone: string): string | null {
  const match = WALL.exec(wall)
  if (!match) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = match.slice(1).map(Number)
  const asUtc = utcOf(year, month, day, hour, minute)
  const candidates = [asUtc - offsetAt(asUtc - DAY, zone), asUtc - offsetAt(asUtc + DAY, zone)]
  const shows = (at: number) => at + offsetAt(at, zone) === asUtc
  const at = candidates.filter(shows).sort((a, b) => a - b)[0] ?? candidates[0] ?? asUtc
  return new Date(at).toISOString()
}

/** The day of a zone's calendar at a moment, as `YYYY-MM-DD`: what `<input type="date">` holds; '' for no moment. */
export function toDay(iso: string | null, zone: string): string {
  return toWallClock(iso, zone).slice(0, 10)
}

/**
 * The moment at which a day of a zone's calendar begins, or the one so many days after it; null for an unreadable day.
 * @param day `YYYY-MM-DD`
 */
export function startOfDay(day: string, zone: string, later = 0): string | null {
  const at = Date.parse(`${day}T00:00Z`)
  if (Number.isNaN(at)) return null
  return fromWallClock(`${new Date(at + later * DAY).toISOString().slice(0, 10)}T00:00`, zone)
}

/** @returns whether this runtime knows a zone; older browsers don't know those that IANA added since */
export function hasZone(zone: string): boolean {
  try {
    clockOf(zone)
    return true
  } catch {
    return false
  }
}

const DAY = 86_400_000

/** `Date.UTC` of any year: it takes the years 0 to 99, through which somebody types a year, for those of the 20th century. */
function utcOf(year: number, month: number, day: number, hour: number, minute: number, second = 0): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.setUTCHours(hour, minute, second)
}

/** Formatters by zone: building one takes forty times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, clock)
  return clock
}

/** UTC offset of a zone at a moment, in ms. */
function offsetAt(at: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(at)
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value)
  const wall = utcOf(part('year'), part('month'), part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(at / 1000) * 1000
}
