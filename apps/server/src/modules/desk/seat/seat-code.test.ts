import { expect, test } from 'vitest'
import { nextSeatCode } from './seat-code.ts'

test('seat codes count upward from 100001, past six digits', () => {
  expect(nextSeatCode(null)).toBe('100001')
  expect(nextSeatCode('100001')).toBe('100002')
  expect(nextSeatCode('999999')).toBe('1000000')
  expect(nextSeatCode('1000000')).toBe('1000001')
})
