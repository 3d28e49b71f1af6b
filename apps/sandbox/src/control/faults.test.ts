import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Rig, startRig } from '../test-support/client.ts'

let rig: Rig
beforeAll(async () => {
  rig = await startRig()
})
afterEach(() => rig.control('/reset', {}))
afterAll(() => rig.close())

const ME = '/2/users/me'
const order = (fault: Record<string, unknown>) =>
  rig.control('/fault', { route: 'GET /2/*', times: 1, ...fault })

test.each([
  ['rate_limit', 429, 'Too Many Requests'],
  ['usage_cap', 429, 'UsageCapExceeded'],
  ['credits', 402, 'CreditsDepleted'],
  ['access_level', 403, '453'],
  ['server_error', 500, 'Internal Server Error'],
  ['expired_token', 401, 'Unauthorized'],
  ['gateway_page', 502, '<html>'],
])('%s answers %i and is over after once', async (kind, status, words) => {
  await order({ kind })
  const reply = await rig.api(ME)
  expect(reply.status).toBe(status)
  expect(reply.text).toContain(words)
  expect((await rig.api(ME)).status).toBe(200)
})

test('an ordered 429 shows an empty window, a usage cap a full one', async () => {
  await order({ kind: 'rate_limit', ms: 4000 })
  const limited = await rig.api(ME)
  expect(limited.headers.get('x-rate-limit-remaining')).toBe('0')
  expect(limited.headers.get('x-rate-limit-reset')).toBe(String(Date.parse('2026-11-20T12:00:04Z') / 1000))
  await order({ kind: 'usage_cap' })
  expect((await rig.api(ME)).headers.get('x-rate-limit-remaining')).toBe('74')
})

test('a fault waits for its turn, keeps to its route and can be taken back', async () => {
  await order({ kind: 'server_error', status: 503, skip: 1, times: 2, route: 'GET /2/users/me' })
  const seen = []
  for (let left = 4; left > 0; left -= 1) seen.push((await rig.api(ME)).status)
  expect(seen).toEqual([200, 503, 503, 200])
  const made = await rig.control<{ id: number }>('/fault', { route: '*', kind: 'server_error' })
  expect((await rig.api('/2/users/by?usernames=x')).status).toBe(500)
  await rig.control(`/fault/${made.body.id}`, undefined, 'DELETE')
  expect((await rig.api('/2/users/by?usernames=x')).status).toBe(200)
})

test('a cut before leaves nothing done; a cut after leaves the post published and the sender in doubt', async () => {
  const posts = async () => rig.network.world.posts.size
  const before = await posts()
  await order({ kind: 'cut', route: 'POST /2/tweets' })
  await expect(rig.api('/2/tweets', { body: { text: 'never heard' } })).rejects.toThrow()
  expect(await posts()).toBe(before)
  await order({ kind: 'cut', when: 'after', route: 'POST /2/tweets' })
  await expect(rig.api('/2/tweets', { body: { text: 'heard, unanswered' } })).rejects.toThrow()
  expect(await posts()).toBe(before + 1)
  const { body } = await rig.control<{ endpoints: Record<string, { byStatus: object }> }>('/counters')
  expect(body.endpoints['POST /2/tweets']?.byStatus).toEqual({ cut: 2 })
})

test('a request whose answer breaks off in its head was still carried out', async () => {
  const before = rig.network.world.posts.size
  await order({ kind: 'cut', when: 'head', route: 'POST /2/tweets' })
  await expect(rig.api('/2/tweets', { body: { text: 'half heard' } })).rejects.toThrow()
  expect(rig.network.world.posts.size).toBe(before + 1)
})

test.each([
  ['null_row', null],
  ['null_fields', { id: expect.any(String), username: expect.any(String), name: null }],
  ['other_type', { id: { is: 'an object' } }],
])('a list with its first row damaged: %s', async (damage, first) => {
  const { body: me } = await rig.api<{ data: { id: string } }>(ME)
  const path = `/2/users/${me.data.id}/followers`
  const whole = await rig.api<{ data: unknown[] }>(path)
  await order({ kind: 'damage', damage })
  const { status, body } = await rig.api<{ data: unknown[] }>(path)
  expect(status).toBe(200)
  expect(body.data).toHaveLength(whole.body.data.length)
  if (first === null) expect(body.data[0]).toBeNull()
  else expect(body.data[0]).toMatchObject(first)
  expect(body.data.slice(1)).toEqual(whole.body.data.slice(1))
})

test('errors stand beside the data of a list', async () => {
  await order({ kind: 'damage', damage: 'partial_errors' })
  const { body } = await rig.api<{ data: { id: string }; errors: { type: string }[] }>(ME)
  expect(body.data.id).toMatch(/^\d+$/)
  expect(body.errors[0]?.type).toContain('/2/problems/not-authorized-for-resource')
})

test('a truncated answer ends in the middle of its body', async () => {
  await order({ kind: 'truncate' })
  await expect(rig.api(ME)).rejects.toThrow()
  expect((await rig.api(ME)).status).toBe(200)
})

test('a slow answer still comes, and a client that gives up sees nothing', async () => {
  await order({ kind: 'slow', ms: 5 })
  expect((await rig.api(ME)).status).toBe(200)
  await order({ kind: 'slow', ms: 60_000, route: 'GET /health' })
  const impatient = fetch(`${rig.network.url}/health`, { signal: AbortSignal.timeout(20) })
  await expect(impatient).rejects.toThrow('timeout')
})

test('a slow answer comes as soon as its fault is removed', async () => {
  const { body } = await rig.control<{ id: number }>('/fault', {
    route: `GET ${ME}`,
    kind: 'slow',
    ms: 3_600_000,
  })
  const slow = rig.api(ME)
  await expect
    .poll(async () => {
      const { faults } = (await rig.control<{ faults: { happened: number }[] }>('/fault')).body
      return faults[0]?.happened
    })
    .toBe(1)
  await rig.control(`/fault/${body.id}`, undefined, 'DELETE')
  expect((await slow).status).toBe(200)
})

test('invalid faults and unknown people are refused', async () => {
  for (const wrong of [{}, { route: '*', kind: 'earthquake' }, { route: '*', kind: 'slow', times: 0 }]) {
    expect((await rig.control('/fault', wrong)).status).toBe(400)
  }
  expect((await rig.control('/truth/post/1/commenters')).status).toBe(404)
  expect((await rig.control('/post', { author: 'nobody_at_all' })).status).toBe(404)
})
