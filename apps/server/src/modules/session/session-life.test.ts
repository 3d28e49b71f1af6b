import { expect, test } from 'vitest'
import { expiryFrom, isDue } from './session-life.ts'

test('a session slides by thirty days and is written at most once a minute', () => {
  expect(expiryFrom(0)).toBe(30 * 24 * 60 * 60 * 1000)
  expect(isDue(1000, 60_999)).toBe(false)
  expect(isDue(1000, 61_000)).toBe(true)
})
