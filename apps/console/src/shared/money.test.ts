import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subtractMoney } from './money.ts'

test.each([
  ['1286.40', '96.19', '1190.21'],
  ['0.10', '0.30', '-0.20'],
  ['9999999999999.99', '0.01', '9999999999999.98'],
  ['-1.05', '-1.05', '0.00'],
])('%s minus %s is %s', (one, other, difference) => {
  expect(subtractMoney(one, other)).toBe(difference)
})

test('subtracting and adding an amount restores the sum', () => {
  const money = fc
    .integer({ min: -1e9, max: 1e9 })
    .map((cents) => subtractMoney((cents / 100).toFixed(2), '0.00'))
  fc.assert(
    fc.property(money, money, (one, other) => subtractMoney(one, subtractMoney(one, other)) === other),
  )
})
