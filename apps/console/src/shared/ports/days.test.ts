import { expect, test } from 'vitest'
import { portTime } from './days.ts'

const now = Date.parse('2026-11-21T00:00:00.000Z')
test.each([
  [null, { state: 'none' }],
  ['2026-11-20T23:59:59.999Z', { state: 'expired' }],
  ['2026-11-21T00:00:00.000Z', { state: 'left', days: 0 }],
  ['2026-11-21T00:00:01.000Z', { state: 'left', days: 1 }],
  ['2026-12-21T00:00:00.000Z', { state: 'left', days: 30 }],
  // Bought a moment ago, by a clock that is behind.
  ['2026-12-21T00:01:00.000Z', { state: 'left', days: 30 }],
  ['2026-12-21T00:01:00.001Z', { state: 'left', days: 31 }],
] as const)('days left until %s: %j', (expires, time) => {
  expect(portTime(expires, now)).toEqual(time)
})
