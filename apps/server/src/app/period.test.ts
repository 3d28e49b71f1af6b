import type { Period } from '@seaport/contract/period'
import { expect, test } from 'vitest'
import { beginOf } from './period.ts'

test.each<[Period, string, string]>([
  ['three_days', '2026-03-02T08:00:00.000Z', '2026-02-27T08:00:00.000Z'],
  ['seven_days', '2026-03-02T08:00:00.000Z', '2026-02-23T08:00:00.000Z'],
  ['one_month', '2026-03-31T08:00:00.000Z', '2026-02-28T08:00:00.000Z'],
  ['two_months', '2026-01-15T23:59:59.999Z', '2025-11-15T23:59:59.999Z'],
  ['three_months', '2026-05-31T00:00:00.000Z', '2026-02-28T00:00:00.000Z'],
])('%s before %s', (period, end, begin) => {
  expect(new Date(beginOf(period, Date.parse(end))).toISOString()).toBe(begin)
})
