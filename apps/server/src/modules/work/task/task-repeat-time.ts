import { fromWallClock, toDay } from '@seaport/i18n/zoned-time'
import type { TaskRepeatTable } from '../../../db/schema/task.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Next repeat: a moment, and the date in the account's time zone. */
export interface Due {
  at: number
  /** `YYYY-MM-DD` */
  day: string
}

/**
 * When a plan is due next: by the calendar of a zone, so that a day of 23 or 25 hours has its one time too.
 * @param now milliseconds since 1970, exclusive
 * @param lastDay on which it was due before; one day never comes twice
 * @returns null = never again
 */
export function nextDue(
  plan: Pick<TaskRepeatTable, 'weekdays' | 'time' | 'until_day'>,
  zone: string,
  now: number,
  lastDay: string | null = null,
): Due | null {
  const today = toDay(new Date(now).toISOString(), zone)
  // A week and a day: today's time may be over, and next week's the only other one.
  for (let later = 0; later <= 8; later += 1) {
    const date = new Date(Date.parse(`${today}T00:00Z`) + later * DAY)
    const day = date.toISOString().slice(0, 10)
    if (plan.until_day !== null && day > plan.until_day) return null
    if (!plan.weekdays.includes(String(date.getUTCDay() || 7))) continue
    if (lastDay !== null && day <= lastDay) continue
    const at = Date.parse(fromWallClock(`${day}T${plan.time}`, zone) ?? '')
    if (at > now) return { at, day }
  }
  return null
}

/** @returns whether the last day of a plan is over in a zone; a time just before midnight may come an hour late */
export function isOver(
  { until_day }: Pick<TaskRepeatTable, 'until_day'>,
  zone: string,
  now: number,
): boolean {
  return until_day !== null && toDay(new Date(now - HOUR).toISOString(), zone) > until_day
}

/** @returns the day before one, as `YYYY-MM-DD` */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) - DAY).toISOString().slice(0, 10)
}
