import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

test('pauses double up to the maximum, and are spread over the upper half of the step', () => {
  const backoff = { minMs: 1000, maxMs: 300_000 }
  expect([1, 2, 3, 9, 10, 99].map((failures) => backoffMs(backoff, failures, () => 1))).toEqual([
    1000, 2000, 4000, 256_000, 300_000, 300_000,
  ])
  expect([0, 0.5].map((drawn) => backoffMs(backoff, 3, () => drawn))).toEqual([2000, 3000])
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, drawn) => {
        const pause = backoffMs(backoff, failures, () => drawn)
        expect(pause).toBeGreaterThanOrEqual(500)
        expect(pause).toBeLessThanOrEqual(300_000)
      },
    ),
  )
})
