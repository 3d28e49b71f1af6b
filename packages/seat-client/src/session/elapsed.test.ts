import { expect, test } from 'vitest'
import { createElapsed } from './elapsed.ts'

test('time passes during sleep, and a coarse counter adds no drift', () => {
  let awake = 0
  let powered = 5000
  const elapsed = createElapsed(
    () => awake,
    () => Math.floor(powered / 1000) * 1000,
  )
  awake += 700
  powered += 700
  expect(elapsed()).toBe(700)
  awake += 600
  powered += 600
  expect(elapsed()).toBe(1300)
  powered += 3_600_000
  expect(elapsed()).toBeGreaterThan(3_600_000)
  expect(elapsed()).toBeLessThan(3_603_000)
  awake += 10
  powered += 10
  expect(elapsed()).toBeLessThan(3_603_010)
})

test('it advances by itself', async () => {
  const elapsed = createElapsed()
  const before = elapsed()
  await expect.poll(elapsed).toBeGreaterThan(before)
})
