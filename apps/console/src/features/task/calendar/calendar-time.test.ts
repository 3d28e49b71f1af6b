import { expect, test } from 'vitest'
import { daysShown, hoursOf, quietSpans, shiftDay, toQuarter } from './calendar-time.ts'

const HOUR = 3_600_000
const NEW_YORK = 'America/New_York'
const hoursIn = ({ from, to }: { from: number; to: number }) => (to - from) / HOUR

test.each([
  ['an ordinary day', '2026-11-23', NEW_YORK, 24, 24],
  ['clocks put forward', '2026-03-08', NEW_YORK, 23, 23],
  ['clocks put back', '2026-11-01', NEW_YORK, 25, 25],
  ['half an hour put forward', '2026-10-04', 'Australia/Lord_Howe', 23.5, 23],
  ['a zone without summer', '2026-03-08', 'Asia/Ho_Chi_Minh', 24, 24],
])('%s has its hours', (_, day, zone, length, marks) => {
  const [shown] = daysShown(day, 'day', zone)
  expect(shown && hoursIn(shown)).toBe(length)
  expect(shown && hoursOf(shown, zone, 1)).toHaveLength(marks)
})

test('a week goes from Monday to Sunday without gaps, across changes of clocks', () => {
  const days = daysShown('2026-11-01', 'week', NEW_YORK)
  expect([days[0]?.day, days[6]?.day]).toEqual(['2026-10-26', '2026-11-01'])
  expect(days.map(hoursIn)).toEqual([24, 24, 24, 24, 24, 24, 25])
  for (const [index, { to }] of days.slice(0, -1).entries()) expect(days[index + 1]?.from).toBe(to)
})

test('a repeated hour is marked twice, a skipped one never', () => {
  const at = (day: string) =>
    daysShown(day, 'day', NEW_YORK).flatMap((shown) =>
      hoursOf(shown, NEW_YORK, 1).map((hour) =>
        new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: NEW_YORK }).format(hour),
      ),
    )
  expect(at('2026-11-01').filter((hour) => hour === '01')).toHaveLength(2)
  expect(at('2026-03-08')).not.toContain('02')
})

test('of a narrow day some hours are marked, by the clock of its zone', () => {
  const [day] = daysShown('2026-03-08', 'day', NEW_YORK)
  const marks = day && hoursOf(day, NEW_YORK, 6).map((hour) => new Date(hour).toISOString().slice(11, 16))
  // Clocks are put forward at two.
  expect(marks).toEqual(['05:00', '10:00', '16:00', '22:00'])
})

test('quiet hours are in the account’s time zone, also across midnight and changes of clocks', () => {
  const [day] = daysShown('2026-11-01', 'day', NEW_YORK)
  if (!day) throw new Error('No day')
  const quiet = { from: '22:00', to: '08:00' }
  expect(quietSpans(day, quiet, NEW_YORK).map(hoursIn)).toEqual([9, 2])
  // Hong Kong's night falls in New York's day: from 10:00 to 19:00 in winter.
  const [there] = quietSpans(day, quiet, 'Asia/Hong_Kong').filter(({ from }) => from > day.from)
  expect(there && new Date(there.from).toISOString()).toBe('2026-11-01T14:00:00.000Z')
  expect(quietSpans(day, { from: '12:00', to: '13:00' }, NEW_YORK).map(hoursIn)).toEqual([1])
  expect(quietSpans(day, null, NEW_YORK)).toEqual([])
})

test('dates and moments are shifted by calendar days', () => {
  expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28')
  expect(toQuarter(Date.parse('2026-11-01T05:08:00Z'))).toBe(Date.parse('2026-11-01T05:15:00Z'))
})
