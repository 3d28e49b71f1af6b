import { expect, test } from 'vitest'
import { expiryFrom, touchAfter } from './session-expiry.ts'

const DAY = 24 * 60 * 60 * 1000

test('a session is extended to thirty days, with at most one write a minute', () => {
  expect(expiryFrom(0)).toBe(30 * DAY)
  expect(touchAfter(1000)).toBe(61_000)
})

test('it ends ninety days after its login', () => {
  expect(expiryFrom(59 * DAY, 0)).toBe(89 * DAY)
  expect(expiryFrom(61 * DAY, 0)).toBe(90 * DAY)
})
