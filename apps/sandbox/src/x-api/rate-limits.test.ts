import { afterEach, expect, test } from 'vitest'
import { type Rig, startRig } from '../test-support/client.ts'
import { createRateLimiter } from './rate-limiter.ts'

let rig: Rig
afterEach(() => rig.close())

const ME = '/2/users/me'

test('each answer tells limit, remaining requests and the second of the reset', async () => {
  rig = await startRig()
  const first = await rig.api(ME)
  expect(first.headers.get('x-rate-limit-limit')).toBe('75')
  expect(first.headers.get('x-rate-limit-remaining')).toBe('74')
  const start = Date.parse('2026-11-20T12:00:00Z') / 1000
  expect(first.headers.get('x-rate-limit-reset')).toBe(String(start + 900))
  rig.advance(60_000)
  const second = await rig.api(ME)
  expect(second.headers.get('x-rate-limit-remaining')).toBe('73')
  expect(second.headers.get('x-rate-limit-reset')).toBe(String(start + 900))
})

test('a used-up window answers 429 until it is over, for this person and endpoint only', async () => {
  rig = await startRig({ limits: { 'GET /2/users/me': { max: 2, windowMs: 60_000 } } })
  await rig.api(ME)
  await rig.api(ME)
  const refused = await rig.api(ME)
  expect(refused.status).toBe(429)
  expect(refused.body).toEqual({
    title: 'Too Many Requests',
    type: 'about:blank',
    status: 429,
    detail: 'Too Many Requests',
  })
  expect(refused.headers.get('x-rate-limit-remaining')).toBe('0')
  expect((await rig.api(ME, { token: await rig.token('nova_gadgets') })).status).toBe(200)
  expect((await rig.api('/2/users/by?usernames=harbor_tea')).status).toBe(200)
  rig.advance(59_999)
  expect((await rig.api(ME)).status).toBe(429)
  rig.advance(1)
  expect((await rig.api(ME)).headers.get('x-rate-limit-remaining')).toBe('1')
})

test('a fresh token of the same person does not open a fresh window', async () => {
  rig = await startRig({ limits: { 'GET /2/users/me': { max: 1, windowMs: 60_000 } } })
  await rig.api(ME)
  const minted = await rig.control<{ access_token: string }>('/token', { handle: 'harbor_tea' })
  expect((await rig.api(ME, { token: minted.body.access_token })).status).toBe(429)
})

test('bad parameters and things that are not there use the window up too', async () => {
  rig = await startRig()
  await rig.api('/2/tweets/search/recent?query=tea&max_results=5')
  const next = await rig.api('/2/tweets/search/recent?query=tea')
  expect(next.headers.get('x-rate-limit-remaining')).toBe('298')
})

test('limits can be overridden while it runs, and counters tell how close a client came', async () => {
  rig = await startRig()
  await rig.control('/limits', { endpoint: 'GET /2/users/me', max: 3, windowMs: 5000 })
  for (let left = 5; left > 0; left -= 1) await rig.api(ME)
  const { body } = await rig.control<{
    rateLimited: number
    limitExceeded: number
    endpoints: Record<string, unknown>
  }>('/counters')
  expect(body.limitExceeded).toBe(2)
  expect(body.rateLimited).toBe(2)
  expect(body.endpoints['GET /2/users/me']).toEqual({
    requests: 5,
    byStatus: { 200: 3, 429: 2 },
    limitExceeded: 2,
    maxUsedInWindow: 3,
    limit: 3,
  })
  await rig.control('/reset', {})
  expect((await rig.api(ME)).headers.get('x-rate-limit-limit')).toBe('75')
})

test('of two limits the longer one applies after the shorter one has reset', () => {
  let now = 0
  const limiter = createRateLimiter(() => now)
  const limits = [
    { max: 2, windowMs: 100 },
    { max: 3, windowMs: 1000 },
  ]
  limiter.override('POST /x', limits)
  const ask = () => limiter.take('me', 'POST /x').allowed
  expect([ask(), ask(), ask()]).toEqual([true, true, false])
  now = 100
  expect([ask(), ask()]).toEqual([true, false])
  now = 999
  expect(ask()).toBe(false)
  now = 1000
  expect(ask()).toBe(true)
})

test('messages have a daily limit beside the quarter-hour one', async () => {
  rig = await startRig()
  const to = await rig.control<{ id: string }>('/person', { handle: 'open_ear', dm: 'everyone' })
  const reply = await rig.api(`/2/dm_conversations/with/${to.body.id}/messages`, { body: { text: 'hello' } })
  expect(reply.status).toBe(201)
  expect(reply.headers.get('x-rate-limit-limit')).toBe('15')
  expect(reply.headers.get('x-user-limit-24hour-remaining')).toBe('1439')
})
