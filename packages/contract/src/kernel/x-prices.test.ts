import { expect, test } from 'vitest'
import { costOf, toDollars, toMicros } from './x-prices.ts'

const prices = {
  price_post_read: 0.005,
  price_user_read: 0.01,
  price_post: 0.015,
  price_link_post: 0.2,
  price_message: 0.015,
}

test('costs add up without rounding, and are shown in cents, rounded up', () => {
  expect(costOf(prices, 'price_post_read', 3)).toBe(15_000)
  expect(costOf(prices, 'price_link_post')).toBe(40 * costOf(prices, 'price_post_read'))
  expect([0, 1, 10_000, 15_000, 2_010_000, 1_234_560_001].map(toDollars)).toEqual([
    '0.00',
    '0.01',
    '0.01',
    '0.02',
    '2.01',
    '1234.57',
  ])
  expect(toMicros('25.5')).toBe(25_500_000)
})
