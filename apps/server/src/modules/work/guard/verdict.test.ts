import { quietHoursEnd } from '@seaport/contract/work/quiet-hours'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastTwoDays } from '../../../kernel/local-day.ts'
import { type GuardFacts, verdictOf } from './verdict.ts'

const zones = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'] as const
const MINUTE = 60_000
const time = fc
  .record({ hour: fc.nat(23), minute: fc.nat(59) })
  .map(({ hour, minute }) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'))
const quiet = fc.record({ from: time, to: time }).filter(({ from, to }) => from !== to)
/** Two years, with all changes of clocks. */
const moment = fc
  .integer({ min: Date.parse('2026-01-01') / 1000, max: Date.parse('2028-01-01') / 1000 })
  .map((seconds) => seconds * 1000)

const facts = fc
  .record({
    now: moment,
    quiet_hours: fc.option(quiet),
    least_interval_seconds: fc.integer({ min: 5, max: 3600 }),
    park_hours: fc.integer({ min: 1, max: 72 }),
    interval_seconds: fc.integer({ min: 0, max: 86_400 }),
    zone: fc.constantFrom(...zones),
    parked: fc.option(fc.nat(100 * 3600)),
    cap: fc.integer({ min: 1, max: 5 }),
    today: fc.nat(7),
    acted: fc.option(fc.nat(86_400)),
  })
  .map(
    ({ now, parked, acted, quiet_hours, least_interval_seconds, park_hours, ...rest }): GuardFacts => ({
      ...rest,
      now,
      limits: { quiet_hours, least_interval_seconds, park_hours },
      parked_at: parked === null ? null : now - parked * 1000,
      last_act_at: acted === null ? null : now - acted * 1000,
      day_ends: lastTwoDays(rest.zone, now).today.to,
    }),
  )

test('the guard’s wait is sufficient, and asking earlier never extends it', () => {
  fc.assert(
    fc.property(facts, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
      const verdict = verdictOf(given)
      if (verdict.go) return
      expect(verdict.until).toBeGreaterThan(given.now)
      const at = (now: number) => verdictOf({ ...given, now, today: now >= given.day_ends ? 0 : given.today })
      expect(at(verdict.until).go).toBe(true)
      const earlier = at(given.now + Math.floor((verdict.until - given.now - 1) * part))
      // Each obstacle lasts until its end; one that ends before another starts leaves no usable gap.
      if (!earlier.go) expect(earlier.until).toBeLessThanOrEqual(verdict.until)
      expect(verdictOf(given)).toEqual(verdict)
    }),
    { numRuns: 150 },
  )
})

test('quiet hours end by the account’s clock, and the moment before is still quiet', () => {
  fc.assert(
    fc.property(moment, quiet, fc.constantFrom(...zones), (now, hours, zone) => {
      const end = quietHoursEnd(now, hours, zone)
      if (end === now) return
      expect(end).toBeGreaterThan(now)
      expect(quietHoursEnd(end, hours, zone)).toBe(end)
      expect(end - now).toBeLessThanOrEqual(25 * 60 * MINUTE)
      expect(quietHoursEnd(end - 1, hours, zone)).toBeGreaterThan(end - 1)
    }),
    { numRuns: 150 },
  )
})

const night = { from: '22:00', to: '08:00' }
test.each([
  ['the last moment before', night, 'UTC', '2026-03-02T21:59:59.999Z', '2026-03-02T21:59:59.999Z'],
  ['the first moment', night, 'UTC', '2026-03-02T22:00:00.000Z', '2026-03-03T08:00:00.000Z'],
  ['the last moment', night, 'UTC', '2026-03-03T07:59:59.999Z', '2026-03-03T08:00:00.000Z'],
  ['half a minute after', night, 'UTC', '2026-03-03T08:00:30.000Z', '2026-03-03T08:00:30.000Z'],
  ['by day', { from: '09:00', to: '17:30' }, 'UTC', '2026-03-02T12:00:07.000Z', '2026-03-02T17:30:00.000Z'],
  [
    'a night that is an hour shorter',
    night,
    'America/New_York',
    '2026-03-08T03:00:00.000Z',
    '2026-03-08T12:00:00.000Z',
  ],
  [
    'a night that is an hour longer',
    night,
    'America/New_York',
    '2026-11-01T02:00:00.000Z',
    '2026-11-01T13:00:00.000Z',
  ],
  [
    'an end that the clocks skip',
    { from: '23:00', to: '02:20' },
    'America/New_York',
    '2026-03-08T05:00:00.000Z',
    '2026-03-08T07:00:00.000Z',
  ],
  [
    'an end that the clocks skip, from just before',
    { from: '01:45', to: '02:20' },
    'America/New_York',
    '2026-03-08T06:50:07.000Z',
    '2026-03-08T07:00:00.000Z',
  ],
  [
    'an end in the hour that comes twice',
    { from: '23:00', to: '01:20' },
    'America/New_York',
    '2026-11-01T04:30:00.000Z',
    '2026-11-01T05:20:00.000Z',
  ],
])('quiet hours: %s', (_title, hours, zone, at, end) => {
  expect(new Date(quietHoursEnd(Date.parse(at), hours, zone)).toISOString()).toBe(end)
})

test('without quiet hours no moment is quiet', () => {
  expect(quietHoursEnd(7, null, 'UTC')).toBe(7)
})

const calm: GuardFacts = {
  now: Date.parse('2026-03-02T12:00:00Z'),
  limits: { quiet_hours: { from: '22:00', to: '08:00' }, least_interval_seconds: 30, park_hours: 24 },
  interval_seconds: 60,
  zone: 'UTC',
  parked_at: null,
  cap: 10,
  today: 0,
  day_ends: Date.parse('2026-03-03T00:00:00Z'),
  last_act_at: null,
}

test.each([
  ['nothing in the way', {}, null],
  [
    'the pause of the task',
    { last_act_at: calm.now - 10_000 },
    ['send_interval', '2026-03-02T12:00:50.000Z'],
  ],
  [
    'the pause of the tenant, if it is longer',
    { last_act_at: calm.now - 10_000, interval_seconds: 5 },
    ['send_interval', '2026-03-02T12:00:20.000Z'],
  ],
  ['a full day, after which comes a quiet night', { today: 10 }, ['daily_cap', '2026-03-03T08:00:00.000Z']],
  [
    'quiet hours',
    { zone: 'Asia/Shanghai', now: Date.parse('2026-03-02T15:00:00Z') },
    ['quiet_hours', '2026-03-03T00:00:00.000Z'],
  ],
  ['a block', { parked_at: calm.now - 1000 }, ['account_parked', '2026-03-03T11:59:59.000Z']],
  ['a block that is over', { parked_at: calm.now - 24 * 3_600_000 }, null],
])('%s', (_title, change, expected) => {
  const verdict = verdictOf({ ...calm, ...change })
  expect(verdict.go ? null : [verdict.reason, new Date(verdict.until).toISOString()]).toEqual(expected)
})
