import { expect, test } from 'vitest'
import { periodStart, withPeriodStart } from './period.ts'

const NOW = Date.parse('2026-05-31T10:00:00.000Z')

test.each([
  ['three_days', '2026-05-28T10:00:00.000Z'],
  ['seven_days', '2026-05-24T10:00:00.000Z'],
  ['one_month', '2026-04-30T10:00:00.000Z'],
  ['three_months', '2026-02-28T10:00:00.000Z'],
] as const)('%s before the end of May start at %s', (period, begin) => {
  expect(new Date(periodStart(period, NOW)).toISOString()).toBe(begin)
})

test('a list starts at the later of its two start times, and is unfiltered without a period', () => {
  const begin = '2026-05-28T10:00:00.000Z'
  const at = (from?: string) => withPeriodStart({ period: 'three_days' as const, from }, NOW).from
  expect(at()).toBe(begin)
  expect(at('2026-05-01T00:00:00.000Z')).toBe(begin)
  expect(at('2026-05-30T00:00:00.000Z')).toBe('2026-05-30T00:00:00.000Z')
  expect(withPeriodStart({ from: '2026-05-01T00:00:00.000Z' }, NOW)).toEqual({
    from: '2026-05-01T00:00:00.000Z',
  })
})
