import { expect, test } from 'vitest'
import { expiryFrom, touchAfter } from './session-expiry.ts'

test('a session slides by thirty days and is written at most once a minute', () => {
  expect(expiryFrom(0)).toBe(30 * 24 * 60 * 60 * 1000)
  expect(touchAfter(1000)).toBe(61_000)
})
