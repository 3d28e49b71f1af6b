import { expect, test } from 'vitest'
import { putOffUntil, workByHandMs } from './first-start.ts'

const quiet = { from: '22:00', to: '08:00' }

test.each([
  ['at night there', null, '2026-03-02T15:30:00.000Z', 'Asia/Ho_Chi_Minh', '2026-03-03T01:00:00.000Z'],
  ['by day there', null, '2026-03-02T05:00:00.000Z', 'Asia/Ho_Chi_Minh', null],
  [
    'by day here and at night there',
    null,
    '2026-03-02T04:00:00.000Z',
    'America/New_York',
    '2026-03-02T13:00:00.000Z',
  ],
  [
    'set for the night',
    '2026-03-02T16:00:00.000Z',
    '2026-03-02T05:00:00.000Z',
    'Asia/Ho_Chi_Minh',
    '2026-03-03T01:00:00.000Z',
  ],
  ['set for the day after', '2026-03-03T02:00:00.000Z', '2026-03-02T16:00:00.000Z', 'Asia/Ho_Chi_Minh', null],
  // The clocks go forward that night.
  [
    'in the night of a change',
    null,
    '2026-03-08T04:00:00.000Z',
    'America/New_York',
    '2026-03-08T12:00:00.000Z',
  ],
])('a task %s begins %s', (_when, start, now, zone, until) => {
  expect(putOffUntil(start, Date.parse(now), quiet, zone)).toBe(until)
})

test('without quiet hours nothing is put off', () => {
  expect(putOffUntil(null, Date.parse('2026-03-02T15:30:00.000Z'), null, 'Asia/Ho_Chi_Minh')).toBeNull()
})

test.each([
  [40, 60, 40],
  [40, 5, 30],
  [1, 600, 10],
])('%s targets every %s s are %s minutes of work by hand', (targets, interval, minutes) => {
  expect(workByHandMs(targets, interval)).toBe(minutes * 60_000)
})
