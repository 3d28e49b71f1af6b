import { expect, test } from 'vitest'
import { withPeriodStart } from './period.ts'

const NOW = Date.parse('2026-03-31T00:30:00.000Z')
const from = (period: 'three_days' | 'one_month', time_zone: string, from?: string) =>
  withPeriodStart({ period, time_zone, from }, NOW).from

test.each([
  ['three_days', 'UTC', '2026-03-29T00:00:00.000Z'],
  // March 29th has 23 hours there, and in New York it is still the 30th.
  ['three_days', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['three_days', 'America/New_York', '2026-03-28T04:00:00.000Z'],
  ['one_month', 'Europe/Berlin', '2026-02-28T23:00:00.000Z'],
  ['one_month', 'Asia/Ho_Chi_Minh', '2026-02-28T17:00:00.000Z'],
] as const)('%s in %s start at %s, as those of the statistics', (period, zone, start) => {
  expect(from(period, zone)).toBe(start)
})

test('a list starts at the later of its two start times, and is unfiltered without a period', () => {
  expect(from('three_days', 'UTC', '2026-03-01T00:00:00.000Z')).toBe('2026-03-29T00:00:00.000Z')
  expect(from('three_days', 'UTC', '2026-03-30T00:00:00.000Z')).toBe('2026-03-30T00:00:00.000Z')
  const open = { time_zone: 'UTC', from: '2026-05-01T00:00:00.000Z' }
  expect(withPeriodStart(open, NOW)).toEqual(open)
})
