import { expect, test } from 'vitest'
import { quietHoursEnd } from './quiet-hours.ts'

const night = { from: '22:00', to: '07:00' }
const BERLIN = 'Europe/Berlin'

test.each([
  ['by day', '2026-11-20T12:34:56.789Z', night, BERLIN, '2026-11-20T12:34:56.789Z'],
  ['at night', '2026-11-20T22:30:12.345Z', night, BERLIN, '2026-11-21T06:00:00.000Z'],
  ['when they begin', '2026-11-20T21:00:00.000Z', night, BERLIN, '2026-11-21T06:00:00.000Z'],
  ['just before', '2026-11-20T20:59:59.999Z', night, BERLIN, '2026-11-20T20:59:59.999Z'],
  ['when they end', '2026-11-21T06:00:00.000Z', night, BERLIN, '2026-11-21T06:00:00.000Z'],
  ['at noon', '2026-11-20T11:10:00.000Z', { from: '12:00', to: '13:15' }, BERLIN, '2026-11-20T12:15:00.000Z'],
  ['a quarter off', '2026-11-20T18:00:00.000Z', night, 'Asia/Kathmandu', '2026-11-21T01:15:00.000Z'],
  ['clocks go forward', '2026-03-28T22:00:00.000Z', night, BERLIN, '2026-03-29T05:00:00.000Z'],
  ['clocks go back', '2026-10-24T21:00:00.000Z', night, BERLIN, '2026-10-25T06:00:00.000Z'],
  // 02:30 is skipped that night: 03:00 is the next time there is.
  [
    'a skipped end',
    '2026-03-28T22:00:00.000Z',
    { from: '22:00', to: '02:30' },
    BERLIN,
    '2026-03-29T01:00:00.000Z',
  ],
  ['none', '2026-11-20T22:30:00.000Z', null, BERLIN, '2026-11-20T22:30:00.000Z'],
])('quiet hours, %s', (_when, at, quiet, zone, end) => {
  expect(new Date(quietHoursEnd(Date.parse(at), quiet, zone)).toISOString()).toBe(end)
})
