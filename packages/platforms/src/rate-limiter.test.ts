import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test } from 'vitest'
import { NetworkError } from './outcome.ts'
import {
  createMemoryRateStore,
  createRateLimiter,
  type RateLedgerOptions,
  STOPPED_MS,
} from './rate-limiter.ts'

const START = Date.parse('2026-11-20T12:00:00.000Z')
const HOUR = 3_600_000

const ledgerOf = (given: Partial<RateLedgerOptions> = {}) =>
  createRateLimiter({ app: 'app', store: createMemoryRateStore(), clock: createSimClock(START), ...given })

const outcome = (run: () => void) => {
  try {
    run()
  } catch (error) {
    return (error as NetworkError).outcome
  }
  return null
}
const later = (cause: string, until: number) => ({ kind: 'retry', cause, until })

test('remaining requests are counted down before sending, and none is sent at zero', () => {
  const ledger = ledgerOf()
  ledger.reserve('a', '/2/x')
  ledger.record('a', '/2/x', { remaining: 2, resetAt: START + 900_000 })
  ledger.reserve('a', '/2/x')
  ledger.reserve('a', '/2/x')
  expect(outcome(() => ledger.reserve('a', '/2/x'))).toEqual(later('rate_limit', START + 900_000))
  expect(outcome(() => ledger.reserve('b', '/2/x'))).toBeNull()
  expect(outcome(() => ledger.reserve('a', '/2/y'))).toBeNull()
})

test('a used-up cap stops every account of the app and no other app, also after a restart', () => {
  const store = createMemoryRateStore()
  ledgerOf({ store }).stop('app', 'usage_cap', START + 1000)
  const again = ledgerOf({ store })
  expect(outcome(() => again.reserve('a', '/2/x'))).toEqual(later('usage_cap', START + 1000))
  expect(outcome(() => ledgerOf({ app: 'other', store }).reserve('a', '/2/x'))).toBeNull()
})

test('a stopped account stops only itself, wrong settings stop the app', () => {
  const ledger = ledgerOf()
  ledger.stop({ account: 'a' }, 'account_stopped', START + HOUR)
  expect(outcome(() => ledger.reserve('a', '/2/x'))).toEqual({ kind: 'account_stopped' })
  expect(outcome(() => ledger.reserve('b', '/2/x'))).toBeNull()
  ledger.stop('app', 'misconfigured', START + HOUR)
  expect(outcome(() => ledger.reserve('b', '/2/x'))).toEqual({ kind: 'misconfigured' })
})

test('a stopped account resumes at once when a person unblocks it', () => {
  const ledger = ledgerOf()
  ledger.stop({ account: 'a' }, 'account_stopped', START + STOPPED_MS)
  ledger.resume('a', START - 1)
  expect(outcome(() => ledger.reserve('a', '/2/x'))).toEqual({ kind: 'account_stopped' })
  ledger.resume('b', START + 1)
  expect(outcome(() => ledger.reserve('a', '/2/x'))).toEqual({ kind: 'account_stopped' })
  const later = ledgerOf({ clock: createSimClock(START + 1000) })
  later.stop({ account: 'a' }, 'account_stopped', START + STOPPED_MS)
  later.resume('a', START + 500)
  expect(outcome(() => later.reserve('a', '/2/x'))).toBeNull()
})

test('writes are limited per account, per app and per day, across a restart too', () => {
  const store = createMemoryRateStore()
  const limits = [
    { per: 'account', max: 2, windowMs: HOUR },
    { per: 'app', max: 3, windowMs: 24 * HOUR },
  ] as const
  const book = (account: string, at = START) =>
    outcome(() => ledgerOf({ store, clock: createSimClock(at) }).reserve(account, '/2/tweets', limits))
  expect(book('a')).toBeNull()
  expect(book('a')).toBeNull()
  expect(book('a')).toEqual(later('rate_limit', START + HOUR))
  expect(book('b')).toBeNull()
  expect(book('b')).toEqual(later('rate_limit', START + 24 * HOUR))
  expect(book('a', START + 2 * HOUR)).toEqual(later('rate_limit', START + 24 * HOUR))
  // The next window of each has its own limit.
  const next = START + 25 * HOUR
  expect([book('a', next), book('a', next)]).toEqual([null, null])
  expect(book('a', next)).toEqual(later('rate_limit', next + HOUR))
  expect(book('b', next)).toBeNull()
  expect(book('b', next)).toEqual(later('rate_limit', next + 24 * HOUR))
})

test('a booking that one limit refuses uses up no other', () => {
  const store = createMemoryRateStore()
  const limits = [
    { per: 'account', max: 3, windowMs: 24 * HOUR },
    { per: 'app', max: 2, windowMs: HOUR },
  ] as const
  const book = (at: number) =>
    outcome(() => ledgerOf({ store, clock: createSimClock(at) }).reserve('a', '/2/tweets', limits))
  expect([book(START), book(START)]).toEqual([null, null])
  expect(book(START)).toEqual(later('rate_limit', START + HOUR))
  expect(book(START + 2 * HOUR)).toBeNull()
})

test('requests of one account to one endpoint are serialized, whatever their results', async () => {
  const ledger = ledgerOf()
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const one = ledger.enqueue('a', '/2/x', async () => {
    await first.promise
    order.push('one')
    throw new NetworkError({ kind: 'gone' })
  })
  const two = ledger.enqueue('a', '/2/x', async () => void order.push('two'))
  await ledger.enqueue('b', '/2/x', async () => void order.push('other'))
  first.resolve()
  await expect(one).rejects.toThrow(NetworkError)
  await two
  expect(order).toEqual(['other', 'one', 'two'])
})

test('a request that comes after the first has ended waits for the second', async () => {
  const ledger = ledgerOf()
  const order: string[] = []
  const second = Promise.withResolvers<void>()
  const one = ledger.enqueue('a', '/2/x', async () => void order.push('one'))
  const two = ledger.enqueue('a', '/2/x', async () => {
    await second.promise
    order.push('two')
  })
  await one
  const three = ledger.enqueue('a', '/2/x', async () => void order.push('three'))
  second.resolve()
  await Promise.all([two, three])
  expect(order).toEqual(['one', 'two', 'three'])
})
