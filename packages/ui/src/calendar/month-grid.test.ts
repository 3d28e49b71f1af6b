import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dayAfterKey, firstWeekday, monthWeeks, weekday } from './month-grid.ts'

const anyDay = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) })
  .map((ms) => new Date(ms).toISOString().slice(0, 10))

test('a month is whole weeks that contain each of its days once, starting at the right weekday', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 7 }), (day, first) => {
      const weeks = monthWeeks(day, first)
      const days = weeks.flat()
      expect(weeks.every((week) => week.length === 7 && weekday(week[0] ?? '') === first)).toBe(true)
      expect(days.every((one, at) => at === 0 || one === addDays(days[at - 1] ?? '', 1))).toBe(true)
      expect(days).toContain(day)
      // No week without a day of the month.
      expect(weeks.every((week) => week.some((one) => one.slice(0, 7) === day.slice(0, 7)))).toBe(true)
    }),
  )
})

test('months differ in length', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
})

test.each([
  ['ArrowLeft', '2026-02-28'],
  ['ArrowDown', '2026-03-08'],
  ['Home', '2026-02-23'],
  ['End', '2026-03-01'],
  ['PageUp', '2026-02-01'],
  ['a', undefined],
])('%s', (key, expected) => {
  expect(dayAfterKey(key, '2026-03-01', 1)).toBe(expected)
})

test('weeks start by the convention of the language', () => {
  expect(firstWeekday('vi')).toBe(1)
  expect(firstWeekday('en-US')).toBe(7)
})
