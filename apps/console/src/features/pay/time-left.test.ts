import { expect, test } from 'vitest'
import { clockText, secondsLeft } from './time-left.ts'

const END = '2026-03-02T08:30:00.000Z'
const before = (milliseconds: number) => Date.parse(END) - milliseconds

test.each([
  [before(1_800_000), 1800],
  [before(1001), 2],
  [before(1000), 1],
  [before(1), 1],
  [before(0), 0],
  [before(-60_000), 0],
  [null, null],
])('at %s, %s seconds are left', (now, seconds) => {
  expect(secondsLeft(END, now)).toBe(seconds)
})

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [1781, '29:41'],
  [3600, '1:00:00'],
  [604_800, '168:00:00'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
