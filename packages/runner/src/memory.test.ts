import { expect, test } from 'vitest'
import { measure } from '../bench/measure.ts'

const MIB = 1024 * 1024

test('the memory of a runner does not grow with the people that it collects', async () => {
  const small = await measure(1000)
  const large = await measure(40_000)
  expect(large.delivered).toBe(40_000)
  // Keeping one id per person would need more.
  expect(large.keptHeap - small.keptHeap).toBeLessThan(1.5 * MIB)
  // Keeping their texts until the end would need 20 MiB or more.
  expect(large.peakRss - small.peakRss).toBeLessThan(40 * MIB)
})
