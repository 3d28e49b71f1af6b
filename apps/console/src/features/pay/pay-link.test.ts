import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAmount, payPath, readPayLink } from './pay-link.ts'

const queryOf = (path: string) => new URLSearchParams(path.split('?')[1])

test('a link contains the marker, the amount and the number, and is read back', () => {
  const path = payPath({ order_no: '20261121080000', paid_amount: '100.37' })
  expect(path).toBe('/pay?redirect=1&paid_amount=100.37&order_no=20261121080000')
  expect(readPayLink(queryOf(path))).toEqual({ orderNo: '20261121080000', claimed: '100.37' })
})

test('any number and amount survive a link', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[!-~]{1,40}$/), fc.string(), (order_no, paid_amount) => {
      const link = readPayLink(queryOf(payPath({ order_no, paid_amount })))
      expect(link).toEqual({ orderNo: order_no, claimed: paid_amount.toWellFormed() })
    }),
  )
})

test.each(['', 'redirect=1', 'order_no=', 'order_no=%20', `order_no=${'1'.repeat(41)}`])(
  'a link with %j names no order',
  (query) => {
    expect(readPayLink(new URLSearchParams(query))).toBeNull()
  },
)

test.each([
  [null, { verdict: 'agrees' }],
  ['100.37', { verdict: 'agrees' }],
  [' 0100.37 ', { verdict: 'agrees' }],
  ['100.3', { verdict: 'differs', said: '100.30' }],
  ['10037', { verdict: 'differs', said: '10037.00' }],
  ['100,37', { verdict: 'unreadable' }],
  ['-100.37', { verdict: 'unreadable' }],
  ['', { verdict: 'unreadable' }],
  ['1e2', { verdict: 'unreadable' }],
  ['send it to me', { verdict: 'unreadable' }],
] as const)('a link that claims %j of an order over 100.37', (claimed, claim) => {
  expect(checkAmount(claimed, '100.37')).toEqual(claim)
})
