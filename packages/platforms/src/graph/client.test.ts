import { getEventListeners } from 'node:events'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createMemoryRateStore, createRateLimiter } from '../rate-limiter.ts'
import { createGraphClient } from './client.ts'

const clock = createSimClock()
const { signal } = new AbortController()

/** @param most maximum rows of a page that this Graph accepts */
function graph(most: number) {
  const asked: string[] = []
  const message = 'Please reduce the amount of data you are asking for, then retry your request'
  const client = createGraphClient({
    apiBase: 'https://graph.test/v26.0',
    account: 'a',
    tokens: { getToken: async () => 't' },
    ledger: createRateLimiter({ app: 'app', store: createMemoryRateStore(), clock }),
    clock,
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(String(input))
      const limit = Number(searchParams.get('limit'))
      asked.push(`${pathname.split('/').at(-1)} ${limit}`)
      // singer-io/tap-facebook#65: with 500.
      return limit > most
        ? Response.json({ error: { code: 1, message, type: 'OAuthException' } }, { status: 500 })
        : Response.json({ data: [] })
    },
  })
  const read = (edge: string) =>
    client.request({
      path: `/7/${edge}`,
      query: { limit: 100 },
      answer: z.object({ data: z.array(z.unknown()) }),
      signal,
    })
  return { read, asked }
}

test('a page that Graph refuses as too large is halved until it passes; the size is remembered for this list only', async () => {
  const { read, asked } = graph(30)
  await read('comments')
  await read('comments')
  await read('feed')
  expect(asked).toEqual([
    ...['comments 100', 'comments 50', 'comments 25', 'comments 25'],
    ...['feed 100', 'feed 50', 'feed 25'],
  ])
})

test('a page of one row that is too large is retried later', async () => {
  const { read, asked } = graph(0)
  await expect(read('comments')).rejects.toMatchObject({ outcome: { kind: 'retry', cause: 'network_fault' } })
  expect(asked.at(-1)).toBe('comments 1')
  expect(asked).toHaveLength(7)
})

/** The accounts that have asked of a, a and b, when each answer is the same. */
async function accountsThatAsked(answer: () => Response, ended: (asking: Promise<unknown>) => unknown) {
  const store = createMemoryRateStore()
  const asked: string[] = []
  for (const account of ['a', 'a', 'b'])
    await ended(
      createGraphClient({
        apiBase: 'https://graph.test/v26.0',
        account,
        tokens: { getToken: async () => 't' },
        ledger: createRateLimiter({ app: 'app', store, clock }),
        clock,
        fetch: async () => {
          asked.push(account)
          return answer()
        },
      }).request({ path: '/7', answer: z.unknown(), signal }),
    )
  return asked
}

// Codes 4 and 341 are the app's, the others the account's: https://developers.facebook.com/docs/graph-api/overview/rate-limiting.
test.each([
  [4, ['a']],
  [341, ['a']],
  [17, ['a', 'b']],
])('after the limit %i, these accounts of the app have asked: %j', async (code, expected) => {
  const error = { code, message: 'limit', type: 'OAuthException' }
  const limit = { outcome: { kind: 'retry', cause: 'rate_limit' } }
  const asked = accountsThatAsked(
    () => Response.json({ error }, { status: 400 }),
    (asking) => expect(asking).rejects.toMatchObject(limit),
  )
  expect(await asked).toEqual(expected)
})

// Percentages of the app's window, and of the account's: the same page.
test.each([
  ['x-app-usage', ['a']],
  ['x-page-usage', ['a', 'b']],
  ['x-business-use-case-usage', ['a', 'b']],
  ['x-ad-account-usage', ['a', 'b']],
])('after an answer with %s at its end, these accounts have asked: %j', async (name, expected) => {
  const asked = accountsThatAsked(
    () => Response.json({}, { headers: { [name]: '{"call_count":100}' } }),
    (asking) => asking.catch(() => undefined),
  )
  expect(await asked).toEqual(expected)
})

test('a request without an answer ends at its limit, and leaves nothing on the signal of its task', async () => {
  const task = new AbortController()
  const asking = createGraphClient({
    apiBase: 'https://graph.test/v26.0',
    account: 'a',
    tokens: { getToken: async () => 't' },
    ledger: createRateLimiter({ app: 'app', store: createMemoryRateStore(), clock }),
    clock,
    timeoutMs: 1,
    fetch: (_url, init) =>
      // The task's own signal has no limit.
      init?.signal === task.signal
        ? Promise.resolve(Response.json({}))
        : new Promise((_, reject) =>
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
          ),
  }).request({ path: '/7', answer: z.unknown(), signal: task.signal })
  await expect(asking).rejects.toMatchObject({ outcome: { kind: 'retry', cause: 'network_unreachable' } })
  expect(getEventListeners(task.signal, 'abort')).toEqual([])
})
