import { periods } from '@seaport/contract/kernel/period'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOf, lastDays, lastTwoDays } from './local-day.ts'
import { QUARTER_HOUR_MS } from './quarter-hour.ts'

const HOUR = 60 * 60 * 1000
const at = (moment: string) => Date.parse(moment)
const hours = ({ from, to }: { from: number; to: number }) => (to - from) / HOUR
/** @returns how many hours each of the last three days has, by date */
const lengths = (zone: string, moment: string) =>
  Object.fromEntries(daysOf('three_days', zone, at(moment)).map((day) => [day.date, hours(day)]))

describe('days of a time zone', () => {
  test('start at its own midnight', () => {
    const { today } = lastTwoDays('Asia/Kathmandu', at('2026-03-02T18:14:59.999Z'))
    expect([today.date, new Date(today.from).toISOString()]).toEqual([
      '2026-03-02',
      '2026-03-01T18:15:00.000Z',
    ])
    expect(lastTwoDays('Asia/Kathmandu', at('2026-03-02T18:15:00.000Z')).today.date).toBe('2026-03-03')
    expect(lastTwoDays('Asia/Kolkata', at('2026-03-02T18:30:00.000Z')).today.date).toBe('2026-03-03')
    expect(lastTwoDays('Pacific/Apia', at('2026-03-02T11:00:00.000Z')).today.date).toBe('2026-03-03')
    expect(lastTwoDays('Pacific/Niue', at('2026-03-02T10:59:00.000Z')).today.date).toBe('2026-03-01')
    expect(lastTwoDays('UTC', at('2026-03-02T00:00:00.000Z')).today.date).toBe('2026-03-02')
  })

  test('have 23 and 25 hours where clocks change', () => {
    expect(lengths('Europe/Berlin', '2026-03-30T12:00:00Z')).toEqual({
      '2026-03-28': 24,
      '2026-03-29': 23,
      '2026-03-30': 24,
    })
    expect(lengths('Europe/Berlin', '2026-10-26T12:00:00Z')).toMatchObject({ '2026-10-25': 25 })
    expect(lengths('America/New_York', '2026-03-08T12:00:00Z')).toMatchObject({ '2026-03-08': 23 })
    expect(lengths('America/New_York', '2026-11-01T12:00:00Z')).toMatchObject({ '2026-11-01': 25 })
    // By half an hour; and where midnight itself is left out.
    expect(lengths('Australia/Lord_Howe', '2026-04-05T12:00:00Z')).toMatchObject({ '2026-04-05': 24.5 })
    expect(lengths('Africa/Cairo', '2026-04-24T12:00:00Z')).toMatchObject({ '2026-04-24': 23 })
  })

  test('a skipped day has zero length', () => {
    expect(lengths('Pacific/Apia', '2011-12-31T00:00:00Z')).toEqual({
      '2011-12-29': 24,
      '2011-12-30': 0,
      '2011-12-31': 24,
    })
  })

  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const moment = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') })
  test('follow without a gap, include the current moment, and start at a quarter of an hour, in every time zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...periods), zone, moment, (period, timeZone, now) => {
        const days = daysOf(period, timeZone, now)
        const dateAt = (millis: number) =>
          new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(millis)
        expect(days.at(-1)?.date).toBe(dateAt(now))
        for (const [index, { date, from, to }] of days.entries()) {
          expect([dateAt(from), dateAt(to - 1)]).toEqual([date, date])
          expect(from % QUARTER_HOUR_MS).toBe(0)
          expect(days[index + 1]?.from ?? to).toBe(to)
        }
      }),
      { numRuns: 60 },
    )
  })
})

test.each([
  // Clocks go forward on March 29th, and back on October 25th.
  ['2026-04-15T12:00:00Z', '2026-03-17', '2026-03-16T23:00:00.000Z'],
  ['2026-11-01T12:00:00Z', '2026-10-03', '2026-10-02T22:00:00.000Z'],
])('thirty days up to %s are those of the calendar', (now, date, from) => {
  const days = lastDays(30, 'Europe/Berlin', at(now))
  expect([days.length, days[0]?.date, new Date(days[0]?.from ?? 0).toISOString()]).toEqual([30, date, from])
})

describe('periods', () => {
  const first = (period: (typeof periods)[number], moment: string) =>
    daysOf(period, 'UTC', at(moment))[0]?.date

  test('end today; months are those of the calendar', () => {
    const now = '2026-03-02T08:00:00Z'
    expect(periods.map((period) => [first(period, now), daysOf(period, 'UTC', at(now)).length])).toEqual([
      ['2026-02-28', 3],
      ['2026-02-24', 7],
      ['2026-02-03', 28],
      ['2026-01-03', 59],
      ['2025-12-03', 90],
    ])
  })

  test('start on the last day of a month without that day', () => {
    expect(first('one_month', '2026-03-31T08:00:00Z')).toBe('2026-03-01')
    expect(first('one_month', '2028-03-31T08:00:00Z')).toBe('2028-03-01')
    expect(first('three_months', '2026-05-30T08:00:00Z')).toBe('2026-03-01')
    expect(first('two_months', '2026-01-15T08:00:00Z')).toBe('2025-11-16')
  })
})
