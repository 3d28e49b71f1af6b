import type { Period } from '@seaport/contract/kernel/period.schema'
import { QUARTER_HOUR_MS, quarterHourOf } from './quarter-hour.ts'

const spans: Record<Period, { days: number } | { months: number }> = {
  three_days: { days: 3 },
  seven_days: { days: 7 },
  one_month: { months: 1 },
  two_months: { months: 2 },
  three_months: { months: 3 },
}
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** The largest offset of any time zone from UTC. */
const FARTHEST = 15 * HOUR

/** A calendar day of a time zone: from a moment to the start of the next day. */
export interface LocalDay {
  /** ISO 8601: 2026-03-02. */
  date: string
  /** First moment; milliseconds since 1970. */
  from: number
  /** First moment of the next day. */
  to: number
}

/** @returns the days of a period that ends with today, the oldest first; a month is the calendar's */
export function daysOf(period: Period, zone: string, now: number): LocalDay[] {
  return daysFrom((today) => firstDate(period, today), zone, now)
}

/** @returns the moment at which the first day of a period starts */
export function periodStart(period: Period, zone: string, now: number): number {
  const dateOf = calendar(zone)
  return startOf(firstDate(period, dateOf(now)), dateOf)
}

/** @returns so many days, the oldest first and today the last */
export function lastDays(count: number, zone: string, now: number): LocalDay[] {
  return daysFrom((today) => following(today, 1 - count), zone, now)
}

function daysFrom(firstOf: (today: string) => string, zone: string, now: number): LocalDay[] {
  const dateOf = calendar(zone)
  const today = dateOf(now)
  const first = firstOf(today)
  const days: LocalDay[] = []
  for (let date = today, to = startOf(following(today, 1), dateOf); date >= first; ) {
    const from = startOf(date, dateOf, to - DAY)
    days.push({ date, from, to })
    to = from
    date = following(date, -1)
  }
  return days.reverse()
}

/** @returns today and the day before */
export function lastTwoDays(zone: string, now: number): { today: LocalDay; yesterday: LocalDay } {
  const [yesterday, today] = daysOf('three_days', zone, now).slice(-2)
  if (!today || !yesterday) throw new Error('A period has at least two days')
  return { today, yesterday }
}

/** @returns a function that tells the zone's date of a moment */
function calendar(zone: string): (millis: number) => string {
  const format = new Intl.DateTimeFormat('en-CA-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (millis) => {
    const parts = new Map(format.formatToParts(millis).map(({ type, value }) => [type, value]))
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  }
}

/**
 * Start of a date, at a quarter of an hour; for a skipped date, that of the next one.
 * @param guess the most likely moment
 */
function startOf(date: string, dateOf: (millis: number) => string, guess?: number): number {
  if (guess !== undefined && dateOf(guess) === date && dateOf(guess - QUARTER_HOUR_MS) < date) return guess
  const midnight = Date.parse(`${date}T00:00:00Z`)
  let low = quarterHourOf(midnight - FARTHEST)
  let high = quarterHourOf(midnight + FARTHEST)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (dateOf(middle * QUARTER_HOUR_MS) < date) low = middle + 1
    else high = middle
  }
  return low * QUARTER_HOUR_MS
}

function following(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
}

/** A month before March 2nd begins on February 3rd: it has each day of the month once. */
function firstDate(period: Period, today: string): string {
  const span = spans[period]
  if ('days' in span) return following(today, 1 - span.days)
  const date = new Date(today)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - span.months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last) + 1)
  return date.toISOString().slice(0, 10)
}
