import { expect, test } from 'vitest'
import { NetworkError } from '../outcome.ts'
import { createMemoryRateStore } from '../rate-limiter.ts'
import { createHashtagLedger } from './hashtags.ts'

const WEEK = 7 * 24 * 60 * 60_000

test('an account looks up thirty different hashtags in seven days; repeating one is free', () => {
  let now = 1000
  const store = createMemoryRateStore()
  const clock = { now: () => now, wait: async () => {} }
  const ledger = createHashtagLedger('app', store, clock)
  const tags = Array.from({ length: 30 }, (_, index) => `tea${index}`)
  for (const tag of tags) ledger.book('ann', tag)
  ledger.book('ann', 'TEA0')
  expect(() => ledger.book('ann', 'lotus')).toThrow(NetworkError)
  ledger.book('ben', 'lotus')
  createHashtagLedger('another app', store, clock).book('ann', 'lotus')
  now += WEEK
  // All thirty entries have expired, so the first hashtag counts again.
  for (const tag of [...tags.slice(1), 'lotus']) ledger.book('ann', tag)
  expect(() => ledger.book('ann', 'tea0')).toThrow(NetworkError)
})
