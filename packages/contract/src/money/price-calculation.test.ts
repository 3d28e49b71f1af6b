import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculatePrice, formatRate, toBasisPoints } from './price-calculation.ts'

const rates = { port_unit_cents: 50, duration_rate_bp: 9500, discount_bp: 9000 }

test('list price is quantity × days × unit price, payment price takes both rates', () => {
  expect(calculatePrice(rates, 10, 30)).toEqual({ list: 15_000, payment: 12_825 })
})

test('half a cent is rounded up, once at the end', () => {
  // 22,500 × 0.95 × 0.9 = 19,237.5
  expect(calculatePrice(rates, 15, 30)).toEqual({ list: 22_500, payment: 19_238 })
  // Rounded after the first rate this would be 1 × 0.5 → 1, and 1 × 0.5 → 1; exactly it is 0.25.
  expect(
    calculatePrice({ port_unit_cents: 1, duration_rate_bp: 5000, discount_bp: 5000 }, 1, 1).payment,
  ).toBe(0)
  expect(
    calculatePrice({ port_unit_cents: 1, duration_rate_bp: 5000, discount_bp: 10_000 }, 1, 1).payment,
  ).toBe(1)
})

test('the largest purchase at the highest price is exact', () => {
  const most = { port_unit_cents: 999_999, duration_rate_bp: 100_000, discount_bp: 9999 }
  const { list, payment } = calculatePrice(most, 10_000, 3650)
  expect(list).toBe(36_499_963_500_000)
  expect(BigInt(payment)).toBe((36_499_963_500_000n * 100_000n * 9999n + 50_000_000n) / 100_000_000n)
})

test('a rate survives the conversion to and from the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), (bp) => {
      expect(toBasisPoints(formatRate(bp))).toBe(bp)
    }),
  )
  expect([toBasisPoints('1'), toBasisPoints('0.9'), toBasisPoints('0.0001')]).toEqual([10_000, 9000, 1])
})
