import type { PlannedRepeat } from '@seaport/contract/work/task-repeat.schema'
import { expect, test } from 'vitest'
import { repeatMoments } from './repeat-moments.ts'

const plan: PlannedRepeat = {
  task: { id: 't', number: 1 },
  name: 'Round',
  kind: 'collect_commenters',
  account: { id: 'a', account: 'harbor' },
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  time: '02:30',
  time_zone: 'Europe/Berlin',
  until: null,
  left: null,
  next_at: '2026-03-28T01:30:00.000Z',
}
const week = { from: Date.parse('2026-03-28T00:00Z'), to: Date.parse('2026-03-31T00:00Z') }
const moments = (change: Partial<PlannedRepeat>, range = week) =>
  repeatMoments({ ...plan, ...change }, range).map((at) => new Date(at).toISOString().slice(0, 16))

test('each day has its repeat, also one when clocks are put forward', () => {
  expect(moments({})).toEqual(['2026-03-28T01:30', '2026-03-29T01:30', '2026-03-30T00:30'])
})

test('a time that the clock skips before midnight is due on the next day', () => {
  // Nuuk sets its clocks from eleven at night to midnight on Saturday, 27 March 2027.
  const nuuk = { time_zone: 'America/Nuuk', time: '23:30', next_at: '2027-03-28T01:30:00.000Z' }
  const range = { from: Date.parse('2027-03-27T00:00Z'), to: Date.parse('2027-04-01T00:00Z') }
  expect(moments({ ...nuuk, left: 2 }, range)).toEqual(['2027-03-28T01:30', '2027-03-29T00:30'])
  expect(moments({ ...nuuk, until: '2027-03-27' }, range)).toEqual(['2027-03-28T01:30'])
})

test('by a clock that an older browser does not know, the next time alone is shown', () => {
  const unknown = { time_zone: 'America/Coyhaique_of_2027' }
  expect(moments(unknown)).toEqual(['2026-03-28T01:30'])
  expect(moments({ ...unknown, next_at: '2026-04-02T00:30:00.000Z' })).toEqual([])
  expect(moments({ ...unknown, next_at: '2026-03-27T23:59:59.999Z' })).toEqual([])
})

test('there is no repeat before the next one, after the last day or count, or on another weekday', () => {
  expect(moments({ until: '2026-03-29' })).toHaveLength(2)
  expect(moments({ left: 1 })).toEqual(['2026-03-28T01:30'])
  expect(moments({ weekdays: [7] })).toEqual(['2026-03-29T01:30'])
  expect(moments({ next_at: '2026-04-02T00:30:00.000Z' })).toEqual([])
  expect(moments({}, { from: week.to, to: week.to })).toEqual([])
})
