import { fromWallClock, toDay, toWallClock } from '@seaport/i18n/zoned-time'

const DAY = 86_400_000

/**
 * @returns the first moment after `after` at which the clock of a zone shows a full hour. A day that shows the hour twice has its first occurrence
 * alone; a day that skips it has none.
 */
export function nextDigest(after: number, { zone, hour }: { zone: string; hour: number }): number {
  const time = `T${String(hour).padStart(2, '0')}:00`
  for (let day = toDay(new Date(after).toISOString(), zone); ; day = followingDay(day)) {
    const moment = fromWallClock(day + time, zone)
    const at = Date.parse(moment ?? '')
    if (at > after && toWallClock(moment, zone) === day + time) return at
  }
}

function followingDay(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
}
