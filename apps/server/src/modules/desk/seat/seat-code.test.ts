import { expect, test } from 'vitest'
import { nextSeatCode } from './seat-code.ts'

test('seat codes have six digits, from 100001 upward', () => {
  expect(nextSeatCode(null)).toBe('100001')
  expect(nextSeatCode('100001')).toBe('100002')
  expect(nextSeatCode('999998')).toBe('999999')
})

test('there is no code after the last', () => {
  expect(() => nextSeatCode('999999')).toThrow('No seat code after 999999')
})
