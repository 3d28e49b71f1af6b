import { fromWallClock, startOfDay, toDay, toWallClock } from '@seaport/i18n/zoned-time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matching } from './combo-options.ts'
import { readLines } from './lines.ts'
import { readNumber, stepNumber, wholeNumberText } from './number-text.ts'

describe('zoned time', () => {
  test('a day begins at its own midnight, also where the clock is changed on it', () => {
    expect(startOfDay('2026-03-08', 'America/New_York')).toBe('2026-03-08T05:00:00.000Z')
    expect(startOfDay('2026-03-08', 'America/New_York', 1)).toBe('2026-03-09T04:00:00.000Z')
    expect(startOfDay('2026-12-31', 'Asia/Shanghai', 1)).toBe('2026-12-31T16:00:00.000Z')
    // Their clocks go from midnight to one.
    expect(startOfDay('2026-04-24', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z')
    expect(startOfDay('2026-03-28', 'Asia/Beirut', 1)).toBe('2026-03-28T22:00:00.000Z')
    expect(startOfDay('', 'UTC')).toBeNull()
    expect(toDay('2026-12-31T16:00:00.000Z', 'Asia/Shanghai')).toBe('2027-01-01')
    expect(toDay(null, 'UTC')).toBe('')
  })

  test.each([
    ['2026-07-01T12:00', 'Asia/Shanghai', '2026-07-01T04:00:00.000Z'],
    ['2026-01-15T09:30', 'America/New_York', '2026-01-15T14:30:00.000Z'],
    ['2026-07-15T09:30', 'America/New_York', '2026-07-15T13:30:00.000Z'],
    ['2026-03-01T00:15', 'Asia/Kathmandu', '2026-02-28T18:30:00.000Z'],
    // Put back on 2026-11-01: 01:30 comes twice, the first (summer time) counts.
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    // Put forward on 2026-03-08: 02:30 does not exist, 03:30 summer time is meant.
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ])('%s in %s is %s', (wall, zone, iso) => {
    expect(fromWallClock(wall, zone)).toBe(iso)
  })

  test('a moment survives the conversion to local time and back, except in a repeated hour', () => {
    const zones = fc.constantFrom(
      'UTC',
      'Asia/Ho_Chi_Minh',
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
    )
    const minutes = fc.integer({ min: 28_000_000, max: 31_000_000 })
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const iso = new Date(minute * 60_000).toISOString()
        const back = fromWallClock(toWallClock(iso, zone), zone)
        // Equal, or the earlier one of two moments that show the same wall clock.
        return (
          back === iso || (back !== null && back < iso && toWallClock(back, zone) === toWallClock(iso, zone))
        )
      }),
    )
  })

  // A field reports each digit of a year, and loses the ones before if it is given another year than it reported.
  test.each(['0002', '0020', '0202', '2027', '9999'])(
    'a year of which %s is typed stays as it is',
    (year) => {
      for (const zone of ['UTC', 'Asia/Ho_Chi_Minh', 'America/New_York']) {
        const typed = `${year}-12-28T10:00`
        expect(toWallClock(fromWallClock(typed, zone), zone)).toBe(typed)
      }
    },
  )

  test('nothing in, nothing out', () => {
    expect(toWallClock(null, 'UTC')).toBe('')
    expect(toWallClock('soon', 'UTC')).toBe('')
    expect(fromWallClock('', 'UTC')).toBeNull()
    expect(fromWallClock('2026-13', 'UTC')).toBeNull()
  })
})

describe('numbers', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['12', 12],
    ['1,200.5', 1200.5],
    ['1,200,000', 1200000],
    ['1 200.5', 1200.5],
    ['１２', 12],
    ['.5', 0.5],
    // A decimal comma is no separator of thousands.
    ['99,5', Number.NaN],
    ['1,20', Number.NaN],
    ['1,2000', Number.NaN],
    ['1,200 300', Number.NaN],
    ['99.5abc', Number.NaN],
    ['9 9', Number.NaN],
    ['-3', -3],
    ['1e5', Number.NaN],
    ['0x10', Number.NaN],
    ['twelve', Number.NaN],
    ['1.2.3', Number.NaN],
    ['1.234,5', Number.NaN],
    // A thousand in Vietnamese, one in English.
    ['1.000', Number.NaN],
    ['-12.500', Number.NaN],
    ['１.０００', Number.NaN],
    ['0.125', 0.125],
    ['1.25', 1.25],
    ['1000.125', 1000.125],
    ['+5', 5],
    ['\u3000５\u00a0', 5],
    ['1\u202f200', 1200],
    // What only looks like a digit.
    ['5²', Number.NaN],
    ['½', Number.NaN],
    ['①', Number.NaN],
    ['٣', Number.NaN],
    ['9'.repeat(400), Number.POSITIVE_INFINITY],
  ])('%j is read as %s', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })

  test.each([
    ['250', '250'],
    ['$1,250', '1250'],
    ['$ 1,250.00 USD', '1250'],
    ['１２５０元', '1250'],
    ['12a', '12'],
    ['007', '7'],
    ['0', '0'],
    ['abc', ''],
    // Kept as they are, for the form to refuse.
    ['99.5abc', '99.5'],
    ['99.', '99.'],
    ['99,5', '99,5'],
    ['1.250', '1.250'],
    ['-5e3', '-5e3'],
    ['100 200', '100200'],
    ['100 20', '100 20'],
  ])('of the amount %j the field keeps %j', (text, kept) => {
    expect(wholeNumberText(text)).toBe(kept)
  })

  test('removing characters never turns a text into another number', () => {
    const typed = fc.tuple(fc.nat(9999), fc.constantFrom('.', ',', 'e', '-', '/', ' '), fc.nat(99))
    fc.assert(
      fc.property(typed, ([left, between, right]) => {
        const kept = wholeNumberText(`${left}${between}${right}`)
        return !/^\d+$/.test(kept) || Number(kept) === left
      }),
    )
    fc.assert(fc.property(fc.nat(), (sum) => wholeNumberText(String(sum)) === String(sum)))
  })

  test('steps stay exact and within bounds', () => {
    expect(stepNumber(0.1, 0.2)).toBe(0.3)
    expect(stepNumber(null, 1)).toBe(1)
    expect(stepNumber(Number.NaN, -1, 0)).toBe(0)
    expect(stepNumber(9, 5, 0, 10)).toBe(10)
  })
})

test('options are found by words, without case and accents', () => {
  const options = ['Nguyễn Văn Đức', 'Anna Ørsted', '香港'].map((label) => ({ value: label, label }))
  const found = (search: string) => matching(options, search).map(({ label }) => label)
  expect(found('duc nguyen')).toEqual(['Nguyễn Văn Đức'])
  expect(found('港')).toEqual(['香港'])
  expect(found(' ')).toHaveLength(3)
  expect(found('xyz')).toEqual([])
})

test('lines', () => {
  expect(readLines(' a \r\n\n\tb\n')).toEqual(['a', 'b'])
})
