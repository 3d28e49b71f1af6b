import { expect, test } from 'vitest'
import { adjustmentForm, balanceAfter } from './adjustment.ts'

const faults = (balance: string, draft: object) =>
  adjustmentForm(balance)
    .safeParse({ direction: 'add', amount: '1', remark: 'why', ...draft })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test('the resulting balance is exact to the cent, in both directions', () => {
  expect(balanceAfter('0.10', { direction: 'add', amount: '0.2' })).toBe('0.30')
  expect(balanceAfter('1286.40', { direction: 'deduct', amount: '1286.39' })).toBe('0.01')
  expect(balanceAfter('9999999.99', { direction: 'add', amount: '9999999.99' })).toBe('19999999.98')
  expect(balanceAfter('5.00', { direction: 'deduct', amount: '7' })).toBe('-2.00')
})

test('an invalid amount has no preview', () => {
  for (const amount of ['', '0', '0.00', '1.234', '-1', '1e3', '12345678'])
    expect(balanceAfter('5.00', { direction: 'add', amount })).toBeNull()
})

test('a deduction can’t exceed the balance, and an invalid amount is reported even without a remark', () => {
  expect(faults('5.00', { direction: 'deduct', amount: '5' })).toEqual([])
  expect(faults('5.00', { direction: 'deduct', amount: '5.01' })).toEqual([['amount', 'balance_negative']])
  const both = faults('5.00', { direction: 'deduct', amount: '5.01', remark: '  ' })
  expect(both.map(([path]) => path)).toEqual(['remark', 'amount'])
})

test('a deduction is sent as a negative amount', () => {
  const sent = adjustmentForm('5.00').parse({ direction: 'deduct', amount: ' 2.50 ', remark: ' wrong sum ' })
  expect(sent).toEqual({ amount: '-2.50', remark: 'wrong sum' })
})
