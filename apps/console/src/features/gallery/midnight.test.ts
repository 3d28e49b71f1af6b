import { expect, test } from 'vitest'
import { msToMidnight } from './midnight.ts'

const HOUR = 3_600_000

test.each([
  ['2026-11-21T10:00:00Z', 'UTC', 14],
  ['2026-11-21T10:00:00Z', 'Asia/Hong_Kong', 6],
  ['2026-11-21T15:59:59.999Z', 'Asia/Hong_Kong', 1 / HOUR],
  // Clocks go forward and back: a day of 23 hours, and one of 25.
  ['2026-03-08T05:00:00Z', 'America/New_York', 23],
  ['2026-11-01T04:00:00Z', 'America/New_York', 25],
])('from %s in %s it is %d hours to midnight', (now, zone, hours) => {
  expect(msToMidnight(Date.parse(now), zone)).toBe(Math.round(hours * HOUR))
})
