import { expect, test } from 'vitest'
import { measure } from '../bench/measure.ts'

const MIB = 1024 * 1024

test('the memory of a runner does not grow with the people that it collects', async () => {
  const small = await measure(1000)
  const large = await measure(40_000)
  expect(large.delivered).toBe(40_000)
  // An id alone, kept for each of them, would be more.
  expect(large.keptHeap - small.keptHeap).toBeLessThan(1.5 * MIB)
  // Their texts, kept until the end, would be 20 MiB and more.
  expect(large.peakRss - small.peakRss).toBeLessThan(40 * MIB)
})
