import { expect, test } from 'vitest'
import { rateLimit } from './rate-limiter.ts'

test('a caller may use its minute as a burst, then evenly, and callers are independent', () => {
  const wait = rateLimit(60)
  for (let call = 0; call < 60; call += 1) expect(wait('a', 1000)).toBe(0)
  expect(wait('a', 1000)).toBe(1000)
  expect(wait('a', 1999)).toBe(1)
  expect(wait('b', 1999)).toBe(0)
  expect(wait('a', 2000)).toBe(0)
  expect(wait('a', 2000)).toBe(1000)
})

test('a caller within the rate is never stopped, and a refused call costs nothing', () => {
  const wait = rateLimit(60)
  for (let now = 0; now < 3_600_000; now += 1000) expect(wait('a', now)).toBe(0)
  for (let call = 0; call < 60; call += 1) wait('b', 0)
  for (let call = 0; call < 1000; call += 1) expect(wait('b', 0)).toBe(1000)
  expect(wait('b', 60_000)).toBe(0)
})

test('the number of tracked callers is bounded: the least recent one is evicted', () => {
  const wait = rateLimit(1)
  wait('first', 0)
  expect(wait('first', 0)).toBe(60_000)
  for (let caller = 0; caller < 100_000; caller += 1) wait(`c${caller}`, 0)
  expect(wait('first', 0)).toBe(0)
})

test('who calls again is kept, however long ago the first call was', () => {
  const wait = rateLimit(1)
  wait('first', 0)
  for (let caller = 0; caller < 99_999; caller += 1) wait(`c${caller}`, 0)
  expect(wait('first', 60_000)).toBe(0)
  wait('next', 60_000)
  expect(wait('first', 60_000)).toBe(60_000)
})
