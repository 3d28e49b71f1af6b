import { expect, test } from 'vitest'
import { nextDigest } from './digest-time.ts'

const next = (after: string, zone: string, hour: number) =>
  new Date(nextDigest(Date.parse(after), { zone, hour })).toISOString()

test('a digest is due at the next full hour of the person’s clock, never the same moment again', () => {
  expect(next('2026-03-02T00:59:59.999Z', 'Asia/Hong_Kong', 9)).toBe('2026-03-02T01:00:00.000Z')
  expect(next('2026-03-02T01:00:00.000Z', 'Asia/Hong_Kong', 9)).toBe('2026-03-03T01:00:00.000Z')
  expect(next('2026-03-02T03:00:00.000Z', 'Asia/Kathmandu', 9)).toBe('2026-03-02T03:15:00.000Z')
})

test('an hour that the clock shows twice has one digest', () => {
  // Berlin sets its clocks from three to two on 25 October, Cairo from midnight to eleven on 29 October.
  expect(next('2026-10-24T12:00:00.000Z', 'Europe/Berlin', 2)).toBe('2026-10-25T00:00:00.000Z')
  expect(next('2026-10-25T00:00:00.000Z', 'Europe/Berlin', 2)).toBe('2026-10-26T01:00:00.000Z')
  expect(next('2026-10-29T20:00:00.000Z', 'Africa/Cairo', 23)).toBe('2026-10-30T21:00:00.000Z')
  // Between its two occurrences, the next digest is tomorrow's.
  expect(next('2026-10-25T00:30:00.000Z', 'Europe/Berlin', 2)).toBe('2026-10-26T01:00:00.000Z')
})

test('an hour skipped by a change of clocks is due on the next day', () => {
  // New York sets its clocks from two to three on 8 March.
  expect(next('2026-03-08T05:30:00.000Z', 'America/New_York', 2)).toBe('2026-03-09T06:00:00.000Z')
  expect(next('2026-03-07T14:00:00.000Z', 'America/New_York', 9)).toBe('2026-03-08T13:00:00.000Z')
})
