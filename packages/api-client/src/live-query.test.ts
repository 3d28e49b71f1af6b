import type { LiveEvent } from '@seaport/contract/event.schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveUpdates, liveQuery, type QueryKey } from './live-query.ts'

/** The cached queries, and the invalidated ones. */
function createCache(answers: [QueryKey, unknown][]) {
  const invalidated: QueryKey[] = []
  const under = (prefix: QueryKey) => (key: QueryKey) =>
    prefix.every((part, at) => JSON.stringify(part) === JSON.stringify(key[at]))
  return {
    invalidated,
    getQueriesData: ({ queryKey }: { queryKey: QueryKey }) => answers.filter(([key]) => under(queryKey)(key)),
    setQueryData(key: QueryKey, data: unknown) {
      for (const answer of answers) if (answer[0] === key) answer[1] = data
    },
    async invalidateQueries({ queryKey }: { queryKey: QueryKey }) {
      invalidated.push(queryKey)
    },
  }
}

const account = (id: string): LiveEvent => ({ type: 'account', id, seat_id: null })
const accounts = liveQuery<unknown, never>(['/account'], { stale: { account: true, seat: () => false } })
const order = liveQuery<{ status: string }, { order_no: string }>(['/order/:order_no'], {
  stale: { order: ({ order_no }) => ({ order_no }) },
  patch: { order: (data, { status }) => (data.status === status ? data : { ...data, status }) },
})
const slow = liveQuery<unknown, never>(['/resource'], { stale: { account: true }, batchMs: 5000 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a query is refetched after its declared events, once per batch, and after no others', () => {
  const cache = createCache([])
  const updates = createLiveUpdates([accounts, order, slow], cache, 500)
  for (let at = 0; at < 100; at += 1) updates.apply(account(String(at)))
  updates.apply({ type: 'user' })
  updates.apply({ type: 'seat', seat_id: 's1' })
  expect(cache.invalidated).toEqual([])
  vi.advanceTimersByTime(500)
  expect(cache.invalidated).toEqual([['/account']])
  vi.advanceTimersByTime(4500)
  expect(cache.invalidated).toEqual([['/account'], ['/resource']])
})

test('only the answers with the event’s parameters are refetched', () => {
  const cache = createCache([])
  createLiveUpdates([order], cache, 500).apply({ type: 'order', order_no: '7', status: 'paid' })
  vi.advanceTimersByTime(500)
  expect(cache.invalidated).toEqual([['/order/:order_no', { order_no: '7' }]])
})

test('an answer is patched at once, and stays the same if nothing changes or nothing is cached', () => {
  const [pending, paid] = [{ status: 'pending' }, { status: 'paid' }]
  const answers: [QueryKey, unknown][] = [
    [['/order/:order_no', { order_no: '7' }], pending],
    [['/order/:order_no', { order_no: '8' }], paid],
    [['/order/:order_no', { order_no: '9' }], undefined],
  ]
  createLiveUpdates([order], createCache(answers), 500).apply({
    type: 'order',
    order_no: '7',
    status: 'paid',
  })
  expect(answers.map(([, data]) => data)).toEqual([paid, paid, undefined])
  expect(answers[1]?.[1]).toBe(paid)
})

test('after an interruption everything is refetched once, without pending batches', () => {
  const cache = createCache([])
  const updates = createLiveUpdates([accounts, slow], cache, 500)
  updates.apply(account('a1'))
  updates.refresh()
  vi.advanceTimersByTime(10_000)
  expect(cache.invalidated).toEqual([[]])
})

test('after a screen’s first answers each query that events keep is fetched once, and no other', () => {
  const cache = createCache([])
  const updates = createLiveUpdates([accounts, order], cache, 500)
  updates.apply(account('a1'))
  updates.catchUp()
  expect(cache.invalidated).toEqual([['/account'], ['/order/:order_no']])
  vi.advanceTimersByTime(500)
  expect(cache.invalidated).toEqual([['/account'], ['/order/:order_no'], ['/account']])
})

test('rules judge by the answers of before an event, whichever query is asked first', () => {
  const seen: unknown[] = []
  const answers: [QueryKey, unknown][] = [[['/order/:order_no', { order_no: '7' }], { status: 'pending' }]]
  const judging = liveQuery<unknown, never>(['/orders'], {
    stale: {
      order(_, { cache }) {
        seen.push(cache.getQueriesData({ queryKey: ['/order/:order_no'] }).map(([, data]) => data))
        return true
      },
    },
  })
  const cache = createCache(answers)
  createLiveUpdates([order, judging], cache, 500).apply({ type: 'order', order_no: '7', status: 'paid' })
  expect(seen).toEqual([[{ status: 'pending' }]])
  expect(answers[0]?.[1]).toEqual({ status: 'paid' })
})

test('after the end nothing is refetched', () => {
  const cache = createCache([])
  const updates = createLiveUpdates([accounts, slow], cache, 500)
  updates.apply(account('a1'))
  updates.stop()
  vi.advanceTimersByTime(10_000)
  expect(cache.invalidated).toEqual([])
})
