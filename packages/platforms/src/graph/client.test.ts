import { getEventListeners } from 'node:events'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test, vi } from 'vitest'
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

test('a token that Graph refuses is renewed once, and all else is sent as before', async () => {
  const getToken = vi.fn(async ({ rejected }: { rejected?: string }) =>
    rejected === undefined ? 't1' : 't2',
  )
  const sent: { url: URL; init: RequestInit | undefined }[] = []
  const client = createGraphClient({
    apiBase: 'https://graph.test/v26.0',
    account: 'a',
    tokens: { getToken },
    ledger: createRateLimiter({ app: 'app', store: createMemoryRateStore(), clock }),
    clock,
    fetch: async (input, init) => {
      sent.push({ url: new URL(String(input)), init })
      return Response.json(
        { error: { code: 190, message: 'expired', type: 'OAuthException' } },
        { status: 400 },
      )
    },
  })
  const body = { message: 'hello' }
  const asked = { path: '/7/comments', query: { fields: 'id', limit: 9 }, scopes: ['read'], signal }
  await expect(client.request({ ...asked, method: 'POST', body, answer: z.unknown() })).rejects.toMatchObject(
    { outcome: { kind: 'sign_in_again' } },
  )
  expect(getToken.mock.calls).toEqual([
    [{ scopes: ['read'], signal }],
    [{ rejected: 't1', scopes: ['read'], signal }],
  ])
  const said = sent.map(({ url, init: { signal: _, ...init } = {} }) => {
    const { access_token, ...query } = Object.fromEntries(url.searchParams)
    return { access_token, request: { path: url.pathname, query, ...init } }
  })
  expect(said.map(({ access_token }) => access_token)).toEqual(['t1', 't2'])
  expect(said[1]?.request).toEqual(said[0]?.request)
  expect(said[1]?.request).toMatchObject({ query: { fields: 'id', limit: '9' }, body: JSON.stringify(body) })
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
