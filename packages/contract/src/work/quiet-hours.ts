import type { GuardLimits } from './guard.schema.ts'

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60
/** Largest change of any zone's clock. */
const LONGEST_CHANGE = 120 * MINUTE

/** @returns the first moment at or after `at` that is outside the quiet hours in a time zone */
export function quietHoursEnd(at: number, quiet: GuardLimits['quiet_hours'], zone: string): number {
  if (!quiet) return at
  const minuteOf = clockOf(zone)
  const from = minutes(quiet.from)
  const to = minutes(quiet.to)
  const isQuiet = (moment: number) => after(from, minuteOf(moment)) < after(from, to)
  if (!isQuiet(at)) return at
  const minute = at - (at % MINUTE)
  const guess = minute + after(minuteOf(at), to) * MINUTE
  // Clock changes in between make them end earlier or later; an end that the clock skips moves to the next existing
  // time.
  let end = Math.max(minute, guess - LONGEST_CHANGE)
  while (isQuiet(end)) end += MINUTE
  return end
}

/** @returns a function from a moment to its minute of the day */
function clockOf(zone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (moment) => minutes(format.format(moment))
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** @returns minutes from one time of day to the next occurrence of a different one */
function after(from: number, to: number): number {
  return (to - from + DAY_MINUTES) % DAY_MINUTES
}
