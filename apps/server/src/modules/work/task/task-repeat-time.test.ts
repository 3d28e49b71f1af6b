import { expect, test } from 'vitest'
import { isOver, nextDue } from './task-repeat-time.ts'

const daily = { weekdays: '1234567', time: '02:30', until_day: null }
const BERLIN = 'Europe/Berlin'
const dueAfter = (from: string, plan: typeof daily | object = {}, zone = BERLIN, lastDay?: string) => {
  const due = nextDue({ ...daily, ...plan }, zone, Date.parse(from), lastDay)
  return due && [new Date(due.at).toISOString(), due.day]
}

/** The moments of consecutive repeats. */
function inARow(from: string, times: number, plan: object = {}, zone = BERLIN): (string | undefined)[] {
  const moments: (string | undefined)[] = []
  let now = Date.parse(from)
  let day: string | null = null
  for (let time = 0; time < times; time += 1) {
    const due = nextDue({ ...daily, ...plan }, zone, now, day)
    moments.push(due ? new Date(due.at).toISOString() : undefined)
    if (!due) break
    now = due.at
    day = due.day
  }
  return moments
}

test('on a day of 23 hours a skipped time is due once, after the gap', () => {
  expect(inARow('2026-03-27T12:00:00.000Z', 3)).toEqual([
    '2026-03-28T01:30:00.000Z',
    '2026-03-29T01:30:00.000Z',
    '2026-03-30T00:30:00.000Z',
  ])
})

test('on a day of 25 hours a repeated time is due once, at its first occurrence', () => {
  expect(inARow('2026-10-24T12:00:00.000Z', 3)).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-26T01:30:00.000Z',
    '2026-10-27T01:30:00.000Z',
  ])
  // Between the two 02:30 of that night, the next repeat is tomorrow.
  expect(dueAfter('2026-10-25T01:00:00.000Z')).toEqual(['2026-10-26T01:30:00.000Z', '2026-10-26'])
})

test('weekdays are those of the time zone, not of UTC', () => {
  const mondays = { weekdays: '1', time: '00:15' }
  expect(inARow('2026-03-01T00:00:00.000Z', 2, mondays, 'Asia/Tokyo')).toEqual([
    '2026-03-01T15:15:00.000Z',
    '2026-03-08T15:15:00.000Z',
  ])
  // On its own day, once its time is over, a week passes.
  expect(dueAfter('2026-03-01T15:15:00.000Z', mondays, 'Asia/Tokyo')).toEqual([
    '2026-03-08T15:15:00.000Z',
    '2026-03-09',
  ])
})

test('the last day is inclusive', () => {
  const plan = { until_day: '2026-03-03' }
  expect(inARow('2026-03-02T00:00:00.000Z', 3, plan)).toEqual([
    '2026-03-02T01:30:00.000Z',
    '2026-03-03T01:30:00.000Z',
    undefined,
  ])
})

test('a date is not repeated when the account moves to a time zone where it has not ended', () => {
  expect(dueAfter('2026-03-02T01:00:00.000Z', {}, 'America/New_York', '2026-03-02')).toEqual([
    '2026-03-03T07:30:00.000Z',
    '2026-03-03',
  ])
})

test.each([
  ['2026-03-03T14:59:00Z', false],
  ['2026-03-03T15:59:00Z', false],
  ['2026-03-03T16:00:00Z', true],
])('a plan until March 3rd in Tokyo is over at %s: %s', (now, over) => {
  expect(isOver({ until_day: '2026-03-03' }, 'Asia/Tokyo', Date.parse(now))).toBe(over)
})
