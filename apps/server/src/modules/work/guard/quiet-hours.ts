import type { GuardLimits } from '@seaport/contract/work/guard'

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60

/** @returns the first moment from `at` on that lies outside the quiet hours of a zone's clock; `at` itself if it does */
export function quietHoursEnd(at: number, quiet: GuardLimits['quiet_hours'], zone: string): number {
  if (!quiet) return at
  const minuteOf = clockOf(zone)
  const from = minutes(quiet.from)
  const to = minutes(quiet.to)
  const isQuiet = (moment: number) => after(from, minuteOf(moment)) < after(from, to)
  if (!isQuiet(at)) return at
  const guess = at - (at % MINUTE) + after(minuteOf(at), to) * MINUTE
  // Where clocks change on the way, the hour that is skipped or repeated.
  const mended = guess + shortest(minuteOf(guess), to) * MINUTE
  let end = mended > at ? mended : guess
  // An end that the clocks skip is where they go on.
  while (isQuiet(end)) end += MINUTE
  return end
}

/** @returns a function that tells the minute of the day of a moment */
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

/** @returns minutes from one time of day to the next that is another */
function after(from: number, to: number): number {
  return (to - from + DAY_MINUTES) % DAY_MINUTES
}

/** The same in whichever direction is shorter. */
function shortest(from: number, to: number): number {
  const minutes = after(from, to)
  return minutes > DAY_MINUTES / 2 ? minutes - DAY_MINUTES : minutes
}
