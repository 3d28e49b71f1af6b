import { getEventListeners } from 'node:events'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { beforeEach, expect, test, vi } from 'vitest'
import { NetworkError, type Outcome } from '../outcome.ts'
import { createMemoryRateStore, createRateLimiter, type RateLimiter, STOPPED_MS } from '../rate-limiter.ts'
import { createXClient, metered, type XClientOptions, type XRequest } from './client.ts'
import * as api from './endpoint.ts'

const START = Date.parse('2026-11-20T12:00:00.000Z')
const QUARTER = 900_000
const user = { data: { id: '7', username: 'ann' } }

/** Answers of X, in order; the last one repeats. */
let answers: (() => Response)[]
let sent: { url: string; init: RequestInit }[]
let ledger: RateLimiter
let options: XClientOptions
const getToken = vi.fn()

beforeEach(() => {
  const clock = createSimClock(START)
  sent = []
  ledger = createRateLimiter({ app: 'app', store: createMemoryRateStore(), clock })
  getToken.mockReset().mockImplementation(async ({ rejected }) => (rejected === undefined ? 't1' : 't2'))
  options = {
    apiBase: 'https://api.x.test//',
    account: 'a1',
    tokens: { getToken },
    ledger,
    clock,
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (!answer) throw new TypeError('fetch failed')
      return answer()
    },
  }
})

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const date = new Date(START).toUTCString()
  return () => new Response(JSON.stringify(body), { status, headers: { date, ...headers } })
}
const unauthorized = { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' }
const limited = { title: 'Too Many Requests', type: 'about:blank', status: 429, detail: 'Too Many Requests' }
const ask = (request: Partial<XRequest> = {}) =>
  createXClient(options).request(api.userById, {
    params: { id: '7' },
    signal: new AbortController().signal,
    ...request,
  })
const post = () =>
  createXClient(options).request(api.createPost, {
    body: { text: 'hello' },
    signal: new AbortController().signal,
  })
async function outcomeOf(asking: Promise<unknown>): Promise<Outcome | null> {
  const error = await asking.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof NetworkError ? error.outcome : null
}
/** Whether the account, and another one, may send this now. */
const mayAsk = (endpoint: { path: string } = api.userById) =>
  ['a1', 'a2'].map((account) => {
    try {
      ledger.reserve(account, endpoint.path)
      return true
    } catch {
      return false
    }
  })

test('a request contains its parameters and token, and follows no redirect', async () => {
  answers = [json(200, user)]
  await ask({ params: { id: '7/../8?' }, query: { max_results: 5, since: undefined, q: 'a&b' } })
  expect(sent[0]?.url).toBe('https://api.x.test/2/users/7%2F..%2F8%3F?max_results=5&q=a%26b')
  expect(sent[0]?.init).toMatchObject({
    headers: { authorization: 'Bearer t1', accept: 'application/json' },
    redirect: 'error',
  })
  expect(sent[0]?.init).not.toHaveProperty('method')
  expect(sent[0]?.init).not.toHaveProperty('body')
  expect(sent[0]?.init.headers).not.toHaveProperty('content-type')
  expect(getToken).toHaveBeenCalledExactlyOnceWith({ scopes: api.userById.scopes, signal: expect.anything() })
})

test('a write carries its body as JSON', async () => {
  answers = [json(201, { data: { id: '9', text: 'hello' } })]
  expect(await post()).toEqual({ data: { id: '9', text: 'hello' } })
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"text":"hello"}',
    headers: { 'content-type': 'application/json' },
  })
})

test('a refused token is renewed once, and all else is sent as before; a second refusal is not about the sign-in', async () => {
  const asking = () =>
    ask({ query: { max_results: 5, pagination_token: 'p' }, wish: { posts: true, people: true } })
  for (const [request, answer] of [
    [asking, user],
    [post, { data: { id: '9', text: 'hello' } }],
  ] as const) {
    sent = []
    getToken.mockClear()
    answers = [json(401, unauthorized), json(200, answer)]
    expect(await request()).toMatchObject(answer)
    expect(getToken.mock.calls.map(([{ rejected }]) => rejected)).toEqual([undefined, 't1'])
    const said = sent.map(({ url, init: { signal, headers, ...init } }) => {
      const { authorization, ...others } = headers as Record<string, string>
      return { authorization, request: { url, ...init, others } }
    })
    expect(said.map(({ authorization }) => authorization)).toEqual(['Bearer t1', 'Bearer t2'])
    expect(said[1]?.request).toEqual(said[0]?.request)
  }
  answers = [json(401, unauthorized)]
  expect(await outcomeOf(ask())).toEqual({ kind: 'retry', cause: 'network_fault', until: null })
})

test('a refused new token costs no further refresh token for an hour', async () => {
  answers = [json(401, unauthorized)]
  const client = createXClient(options)
  const { signal } = new AbortController()
  const renewals = () => getToken.mock.calls.filter(([{ rejected }]) => rejected !== undefined).length
  const request = () => outcomeOf(client.request(api.userById, { params: { id: '7' }, signal }))
  for (let turn = 0; turn < 3; turn += 1) expect(await request()).toMatchObject({ kind: 'retry' })
  expect([renewals(), sent.length]).toEqual([1, 4])
  await options.clock.wait(3_600_000, signal)
  await request()
  expect(renewals()).toBe(2)
})

test.each([
  [400, 215, 'Bad Authentication data'],
  [403, 89, 'Invalid or expired token'],
  [200, 89, 'Invalid or expired token'],
])('a token refused with %i and the code %i is renewed as well', async (status, code, message) => {
  answers = [json(status, { errors: [{ code, message }] }), json(200, user)]
  expect(await ask()).toMatchObject(user)
  expect(getToken.mock.calls.map(([{ rejected }]) => rejected)).toEqual([undefined, 't1'])
})

test('null as data, with errors, is an answer without data', async () => {
  const type = 'https://api.x.com/2/problems/resource-not-found'
  answers = [json(200, { data: null, errors: [{ title: 'Not Found Error', type }] })]
  expect(await outcomeOf(ask())).toEqual({ kind: 'gone' })
})

test('a refused vocabulary is retried in the other one, which is used from then on', async () => {
  const wish = { posts: true } as const
  const refused = (parameter: string) => json(400, { errors: [{ parameters: { [parameter]: ['x'] } }] })
  answers = [refused('post.fields'), json(200, user)]
  const client = createXClient(options)
  const request = { params: { id: '7' }, wish, signal: new AbortController().signal }
  await client.request(api.userById, request)
  await client.request(api.userById, request)
  expect(sent.map(({ url }) => /[?&](post|tweet)\.fields=/.exec(url)?.[1])).toEqual([
    'post',
    'tweet',
    'tweet',
  ])
  answers = [refused('ids')]
  expect(await outcomeOf(ask({ wish }))).toMatchObject({ kind: 'bad_request', parameter: 'ids' })
  answers = [refused('post.fields')]
  expect(await outcomeOf(ask({ wish: { people: true } }))).toMatchObject({ kind: 'bad_request' })
  expect(sent).toHaveLength(5)
})

test.each([
  [{ errors: [{ type: 'https://api.x.com/2/problems/resource-not-found' }] }, 'gone'],
  [{ errors: [{}], data: user.data }, null],
  [{ errors: [], meta: {} }, 'retry'],
  [[], 'retry'],
  [null, 'retry'],
  ['x', 'retry'],
])('%j in a good answer: %s', async (body, kind) => {
  answers = [json(200, body)]
  expect((await outcomeOf(ask()))?.kind ?? null).toBe(kind)
})

test('errors beside data concern single rows; a page may consist of errors only', async () => {
  const page = () =>
    createXClient(options).request(api.followers, {
      params: { id: '7' },
      signal: new AbortController().signal,
    })
  answers = [json(200, { errors: [{}], meta: {} })]
  expect(await page()).toMatchObject({ data: [], meta: {} })
})

test('rows are counted at X’s prices, and writes by whether they have a link', async () => {
  const costs: number[] = []
  const paid = metered(
    createXClient({ ...options, prices: () => prices }),
    (micros) => void costs.push(micros),
  )
  const { signal } = new AbortController()
  const request = (
    body: unknown,
    given: Partial<Parameters<typeof paid.request>[1]>,
    endpoint = api.followers,
  ) => {
    answers = [json(200, body)]
    return paid.request(endpoint as typeof api.followers, { signal, ...given })
  }
  const people = { data: [user.data, { ...user.data, id: '8' }] }
  await request(people, { params: { id: '7' } })
  const posts = { data: [{ id: '1' }, { id: '2' }, null], includes: { users: [user.data] } }
  await request(posts, { query: { query: 'tea' } }, api.searchRecent as never)
  await request({ data: user.data }, { params: { id: '7' } }, api.userById as never)
  // A refused write costs nothing.
  answers = [json(404, { title: 'Not Found', type: 'about:blank', status: 404, detail: 'Not Found' })]
  await expect(paid.request(api.me, { signal })).rejects.toThrow(NetworkError)
  const write = async (text: string, status = 201) => {
    answers = [json(status, { data: { id: '9' } })]
    await paid.request(api.createPost, { body: { text }, signal }).catch(() => undefined)
  }
  await write('hello')
  await write('hello https://example.com')
  await write('see example.com')
  // The write may have been carried out.
  await write('lost', 502)
  // A link in a message costs nothing more.
  answers = [json(201, { data: { dm_conversation_id: '1-7', dm_event_id: '9' } })]
  await paid.request(api.messageTo, { body: { text: 'see https://example.com' }, signal })
  expect(costs.filter((micros) => micros > 0)).toEqual([
    20_000,
    15_000 + 10_000,
    10_000,
    15_000,
    200_000,
    200_000,
    15_000,
    15_000,
  ])
})

/** docs.x.com: fundamentals/authentication/guides/v2-authentication-mapping, fundamentals/rate-limits, and `max_results` of each page. */
const read = 'tweet.read users.read'
const quarter = 15 * 60_000
const day = 24 * 60 * 60_000
const posting = `account 100 in ${quarter}, app 10000 in ${day}`
const messaging = `account 15 in ${quarter}, account 1440 in ${day}, app 1440 in ${day}`
const terms: Record<string, [scopes: string, price?: string, page?: string, limits?: string]> = {
  me: [read, 'user_read'],
  userById: [read, 'user_read'],
  userByUsername: [read, 'user_read'],
  consentOf: [read, 'user_read'],
  postById: [read, 'post_read'],
  usersSearch: [read, 'user_read', '1-1000'],
  userPosts: [read, 'post_read', '5-100'],
  followers: [`${read} follows.read`, 'user_read', '1-1000'],
  following: [`${read} follows.read`, 'user_read', '1-1000'],
  likingUsers: [`${read} like.read`, 'user_read', '1-100'],
  retweetedBy: [read, 'user_read', '1-100'],
  quotes: [read, 'post_read', '10-100'],
  searchRecent: [read, 'post_read', '10-100'],
  messagesIn: [`${read} dm.read`, 'user_read', '1-100'],
  messagesWith: [`${read} dm.read`, 'user_read', '1-100'],
  createPost: [`${read} tweet.write`, 'post', '', posting],
  messageTo: [`${read} dm.read dm.write`, 'message', '', messaging],
  messageIn: [`${read} dm.read dm.write`, 'message', '', messaging],
  createConversation: [`${read} dm.read dm.write`, 'message', '', messaging],
  beginUpload: ['media.write'],
  appendUpload: ['media.write'],
  finishUpload: ['media.write'],
  uploadStatus: ['media.write'],
  describeMedia: ['media.write'],
}
test('each endpoint has the scopes, price, page sizes and limits of X’s documentation', () => {
  const own = Object.entries(api).flatMap(([name, one]) => {
    if (!('path' in one)) return []
    const { scopes, reads, writes, page, limits = [] }: api.XEndpoint<unknown> = one
    const told = limits.map(({ per, max, windowMs }) => `${per} ${max} in ${windowMs}`)
    const price = (reads ?? writes ?? '').replace('price_', '')
    return [[name, scopes.join(' '), price, page?.join('-') ?? '', told.join(', ')]]
  })
  expect(own.sort()).toEqual(
    Object.entries(terms)
      .map(([name, [scopes, price = '', page = '', limits = '']]) => [name, scopes, price, page, limits])
      .sort(),
  )
})

const prices = {
  price_post_read: 0.005,
  price_user_read: 0.01,
  price_post: 0.015,
  price_link_post: 0.2,
  price_message: 0.015,
}

test('a reported limit is respected before the next request', async () => {
  const reset = String((START + QUARTER) / 1000)
  answers = [json(200, user, { 'x-rate-limit-reset': reset })]
  await ask()
  expect(mayAsk(), 'without a number that remains, nothing is closed').toEqual([true, true])
  sent = []
  answers = [json(200, user, { 'x-rate-limit-remaining': '1', 'x-rate-limit-reset': reset })]
  await ask()
  expect(mayAsk()).toEqual([true, true])
  expect(mayAsk()).toEqual([false, true])
  expect(await outcomeOf(ask())).toEqual({ kind: 'retry', cause: 'rate_limit', until: START + QUARTER })
  expect(sent).toHaveLength(1)
})

test.each([
  // Whole seconds explain this difference.
  [1999, 0],
  [-1999, 0],
  [60_000, 60_000],
  [-60_000, -60_000],
])('a limit ends by our clock, which is %i ms ahead of X’s: later by %i ms', async (ahead, later) => {
  const date = new Date(START - ahead)
  const reset = String((START + QUARTER) / 1000)
  const header = { date: date.toUTCString(), 'x-rate-limit-reset': reset }
  answers = [json(429, limited, header)]
  const { until } = (await outcomeOf(ask())) as { until: number }
  // The Date header has no milliseconds.
  expect(Math.abs(until - (START + QUARTER + later))).toBeLessThan(1000)
})

test('a limit holds back only this account at this endpoint', async () => {
  answers = [json(429, limited, { 'x-rate-limit-reset': 'soon' })]
  expect(await outcomeOf(ask())).toEqual({ kind: 'retry', cause: 'rate_limit', until: START + 60_000 })
  expect([mayAsk(), mayAsk(api.me)]).toEqual([
    [false, true],
    [true, true],
  ])
})

test('a stopped account stops its own requests, a used-up cap and a misconfigured app stop those of all', async () => {
  answers = [json(403, { errors: [{ code: 64, message: 'Your account is suspended' }] })]
  expect(await outcomeOf(ask())).toEqual({ kind: 'account_stopped' })
  expect(mayAsk(api.me)).toEqual([false, true])
  ledger.resume('a1', START + STOPPED_MS)
  answers = [json(402, { title: 'CreditsDepleted', type: 'https://api.x.com/2/problems/credits' })]
  options.account = 'a3'
  expect(await outcomeOf(ask())).toMatchObject({ cause: 'usage_cap' })
  expect(mayAsk(api.me)).toEqual([false, false])
})

test('no requests go to a misconfigured app for ten minutes', async () => {
  getToken.mockRejectedValue(new NetworkError({ kind: 'misconfigured' }))
  expect(await outcomeOf(ask())).toEqual({ kind: 'misconfigured' })
  expect([sent.length, mayAsk()]).toEqual([0, [false, false]])
  const { signal } = new AbortController()
  await options.clock.wait(10 * 60_000 - 1, signal)
  expect(mayAsk()).toEqual([false, false])
  await options.clock.wait(1, signal)
  expect(mayAsk()).toEqual([true, true])
  getToken.mockRejectedValue(new NetworkError({ kind: 'sign_in_again' }))
  options.ledger = createRateLimiter({ app: 'b', store: createMemoryRateStore(), clock: options.clock })
  ledger = options.ledger
  expect(await outcomeOf(ask())).toEqual({ kind: 'sign_in_again' })
  expect(mayAsk()).toEqual([true, true])
})

const lost = { kind: 'unknown' }
test.each([
  ['no answer', [], 'network_unreachable', lost],
  ['a fault', [json(500, {})], 'network_fault', lost],
  ['an answer of another shape', [json(200, { data: {} })], 'network_fault', lost],
  ['a page of a gateway', [() => new Response('<html>')], 'network_fault', lost],
])('%s: a read is retried, a write may have happened', async (_what, given, cause, written) => {
  answers = given
  expect(await outcomeOf(ask())).toMatchObject({ kind: 'retry', cause })
  expect(await outcomeOf(post())).toEqual(written)
})

test('an answer beyond the size limit is rejected', async () => {
  options.maxBytes = JSON.stringify(user).length
  answers = [json(200, user)]
  expect(await ask()).toMatchObject(user)
  options.maxBytes -= 1
  expect(await outcomeOf(ask())).toMatchObject({ cause: 'network_fault' })
})

test('a request without an answer ends at its limit, and leaves nothing on the signal of its task', async () => {
  const { signal } = new AbortController()
  options.timeoutMs = 1
  options.fetch = (_url, init) =>
    // The task's own signal has no limit.
    init?.signal === signal
      ? Promise.resolve(json(200, user)())
      : new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  expect(await outcomeOf(ask({ signal }))).toMatchObject({ cause: 'network_unreachable' })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test.each([
  ['x-rate-limit', [false, true]],
  ['x-user-limit-24hour', [false, true]],
  ['x-app-limit-24hour', [false, false]],
])('who may ask again after %s is used up: %j', async (name, expected) => {
  const reset = String((START + QUARTER) / 1000)
  answers = [json(200, user, { [`${name}-remaining`]: '0', [`${name}-reset`]: reset })]
  await ask()
  expect([mayAsk(), mayAsk(api.me)]).toEqual([expected, [true, true]])
})

test('an aborted request rejects with its own reason, and nothing more is sent', async () => {
  const stopping = new AbortController()
  const why = new Error('the task was ended')
  answers = [
    () => {
      stopping.abort(why)
      throw new TypeError('aborted')
    },
  ]
  await expect(ask({ signal: stopping.signal })).rejects.toBe(why)
  await expect(ask({ signal: stopping.signal })).rejects.toBe(why)
  expect(sent).toHaveLength(1)
})
