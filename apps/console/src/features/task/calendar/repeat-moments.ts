import type { PlannedRepeat } from '@seaport/contract/work/task-repeat.schema'
import { fromWallClock, hasZone, toDay } from '@seaport/i18n/zoned-time'
import { type Span, shiftDay } from './calendar-time.ts'

/** @returns when a plan is due within a range, beginning with its next time, by the clock of its account; its next time alone where the browser doesn't know that clock */
export function repeatMoments(repeat: PlannedRepeat, { from, to }: Span): number[] {
  const { weekdays, time, time_zone: zone, until, left, next_at } = repeat
  const next = Date.parse(next_at)
  if (!hasZone(zone)) return next >= from && next < to ? [next] : []
  const moments: number[] = []
  let due = 0
  // From the day before: a time of its last hour that the clock skips is due after midnight.
  for (let day = shiftDay(toDay(next_at, zone), -1); until === null || day <= until; day = shiftDay(day, 1)) {
    const at = Date.parse(fromWallClock(`${day}T${time}`, zone) ?? '')
    if (!(at < to) || due === left) break
    if (at < next) continue
    if (!weekdays.includes(new Date(`${day}T00:00Z`).getUTCDay() || 7)) continue
    due += 1
    if (at >= from) moments.push(at)
  }
  return moments
}
