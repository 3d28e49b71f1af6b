import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import { fromWallClock, startOfDay, toDay, toWallClock } from '@seaport/i18n/zoned-time'

const QUARTER = 15 * 60_000
const DAY = 86_400_000

/** A time range, in milliseconds since the epoch; `to` is exclusive. */
export interface Span {
  from: number
  to: number
}

/** A calendar day of a time zone: 23 or 25 hours long when clocks change. */
export interface CalendarDay extends Span {
  /** `YYYY-MM-DD` */
  day: string
}

/** @returns the days of a view: the given one, or its week from Monday */
export function daysShown(day: string, view: 'day' | 'week', zone: string): CalendarDay[] {
  const weekday = (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
  const first = view === 'week' ? shiftDay(day, -weekday) : day
  return Array.from({ length: view === 'week' ? 7 : 1 }, (_, index) => dayOf(shiftDay(first, index), zone))
}

/** @returns from when to when a day of a zone's calendar lasts */
function dayOf(day: string, zone: string): CalendarDay {
  return {
    day,
    from: Date.parse(startOfDay(day, zone) ?? day),
    to: Date.parse(startOfDay(day, zone, 1) ?? day),
  }
}

/** @returns the day a number of days later */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** @returns the moments of a day at full hours divisible by `step`; a repeated hour is included twice */
export function hoursOf({ from, to }: Span, zone: string, step: number): number[] {
  const hours: number[] = []
  for (let at = from; at < to; at += QUARTER) {
    const [hour, minute] = toWallClock(new Date(at).toISOString(), zone).slice(11).split(':').map(Number)
    if (minute === 0 && Number(hour) % step === 0) hours.push(at)
  }
  return hours
}

/** @returns the quiet hours of a time zone within a range */
export function quietSpans(range: Span, quiet: GuardLimits['quiet_hours'], zone: string): Span[] {
  if (!quiet) return []
  const last = toDay(new Date(range.to).toISOString(), zone)
  const spans: Span[] = []
  for (let day = shiftDay(toDay(new Date(range.from).toISOString(), zone), -1); day <= last; ) {
    const next = shiftDay(day, 1)
    const from = momentOf(day, quiet.from, zone)
    const to = momentOf(quiet.to > quiet.from ? day : next, quiet.to, zone)
    if (to > range.from && from < range.to)
      spans.push({ from: Math.max(from, range.from), to: Math.min(to, range.to) })
    day = next
  }
  return spans
}

function momentOf(day: string, time: string, zone: string): number {
  return Date.parse(fromWallClock(`${day}T${time}`, zone) ?? day)
}

/** @returns a moment rounded to the nearest quarter of an hour */
export function toQuarter(at: number): number {
  return Math.round(at / QUARTER) * QUARTER
}
