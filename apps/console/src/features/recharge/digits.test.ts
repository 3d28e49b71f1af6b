import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsOf } from './digits.ts'

test.each([
  ['250', '250'],
  ['$1,250.', '1250'],
  ['一百２５０元', '250'],
  ['-5e3', '53'],
  ['007', '7'],
  ['0', '0'],
  ['abc', ''],
])('of %j the digits %j are kept', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})

test('whatever is typed, only digits remain, and they remain', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => /^\d*$/.test(digitsOf(text))))
  fc.assert(fc.property(fc.nat(), (amount) => digitsOf(String(amount)) === String(amount)))
})
