import { expect, test } from 'vitest'
import type { UserActor } from './actor.ts'
import { ResponseCache } from './response-cache.ts'

const answer = { text: '{}', tag: 'W/"1"' }
const ofUser = (userId: string, stableUntil = 1e6) => ({ userId, stableUntil }) as UserActor
const since = (at: number, version = 7) => ({ at, version }) as never

/** A cache with an answer of u1, read at 1000. */
function cached(expiries: number[] = [], stableUntil?: number) {
  const cache = new ResponseCache()
  const entry = cache.entryFor('token', since(1000))
  for (const at of expiries) entry.setExpiry(at)
  entry.store(answer, ofUser('u1', stableUntil))
  return cache
}

test('an answer holds until something is committed, for its own session only', () => {
  const cache = cached()
  expect(cache.find('token', since(1000), undefined)).toBe(answer)
  expect(cache.find('token', since(1000, 8), undefined)).toBeUndefined()
  expect(cache.find('another', since(1000), undefined)).toBeUndefined()
  expect(cache.find('token', since(999), undefined)).toBeUndefined()
})

test('who claims to be somebody else gets no answer of the session', () => {
  expect(cached().find('token', since(1000), 'u1')).toBe(answer)
  expect(cached().find('token', since(1000), 'u2')).toBeUndefined()
})

test.each([
  ['the earliest of what changes by the clock', cached([3000, 2000, 5000]), 2000],
  ['what the caller’s rights hold for', cached([3000], 1500), 1500],
])('an answer holds no longer than %s', (_, cache, end) => {
  expect(cache.find('token', since(end - 1), undefined)).toBe(answer)
  expect(cache.find('token', since(end), undefined)).toBeUndefined()
})
