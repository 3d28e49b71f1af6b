import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFakePromotion } from '@seaport/runner/test-support/fake-promotion'
import { FakeServer, type FakeTask } from '@seaport/runner/test-support/fake-server'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { afterAll, expect, test, vi } from 'vitest'
import type { Message } from './promote.ts'
import { LEASE_MS, stage } from './test-support/stage.ts'

// A day of limits takes several thousand server calls.
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'seaport-loops-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Requests allowed against a network that repeats one answer forever; by then the task must end with a reason. */
const MOST = 30
const MONTH = 30 * 24 * 60 * 60_000

type Answer = () => Response
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => {
  return () => new Response(JSON.stringify(body), { status, headers })
}
const problem = (status: number, title: string, type = 'about:blank', detail = title) =>
  json(status, { title, type, status, detail })

/** Answers that X repeats forever. */
const xAnswers: Record<string, Answer> = {
  'a page token refused': json(400, {
    errors: [{ parameters: { pagination_token: ['t'] }, message: 'not valid' }],
    title: 'Invalid Request',
    detail: 'One or more parameters to your request was invalid.',
    type: 'https://api.x.com/2/problems/invalid-request',
  }),
  unauthorized: problem(401, 'Unauthorized'),
  'HTML with 401': () => new Response('<html>', { status: 401 }),
  'HTML with 403': () => new Response('<html>Attention Required</html>', { status: 403 }),
  'HTML with 200': () => new Response('<html>Sign in to the wifi</html>', { status: 200 }),
  'a mistyped address': () => new Response('404 page not found', { status: 404 }),
  'an empty 200': () => new Response('', { status: 200 }),
  'an empty object': json(200, {}),
  'an error with 200': json(200, { error: 'busy' }),
  'a limit that names no end': problem(429, 'Too Many Requests'),
  'a limit that has ended': json(
    429,
    { title: 'Too Many Requests', type: 'about:blank' },
    { 'x-rate-limit-reset': '1' },
  ),
  'no window left on a success': () =>
    new Response('{"meta":{}}', { headers: { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': '60' } }),
  'a fault': problem(503, 'Service Unavailable'),
  'credits depleted': problem(402, 'CreditsDepleted', 'https://api.x.com/2/problems/credits'),
  'an app that is not enrolled': problem(
    403,
    'Client Forbidden',
    'https://api.x.com/2/problems/client-forbidden',
  ),
  'no connection': () => {
    throw new TypeError('fetch failed')
  },
}
const error = (code: number, message: string, more = {}) =>
  json(400, { error: { message, type: 'OAuthException', code, fbtrace_id: 'A', ...more } })
const graphAnswers: Record<string, Answer> = {
  'a cursor refused': error(100, '(#100) Invalid cursors values'),
  'too much data': json(500, {
    error: {
      code: 1,
      message: 'Please reduce the amount of data you’re asking for, then retry your request',
      type: 'OAuthException',
    },
  }),
  'the app’s limit': error(4, '(#4) Application request limit reached'),
  'the page’s limit': error(32, '(#32) Page request limit reached'),
  'a passing error': error(2, 'An unexpected error has occurred. Please retry your request later.', {
    is_transient: true,
  }),
  checkpoint: error(190, 'Error validating access token', { error_subcode: 459 }),
  'HTML with 400': () => new Response('<html>', { status: 400 }),
  'an empty object': json(200, {}),
  'a gateway’s error': json(403, { code: 403, msg: 'denied' }),
}

interface Played {
  requests: number
  task: FakeTask
}

/** Runs a task until it ends, or for a month of simulated time. */
async function play(
  task: (server: FakeServer, now: () => number) => FakeTask,
  answer: (url: URL, init?: RequestInit) => Response,
  files: Message['files'] = [],
) {
  const clock = createSimClock()
  const server = new FakeServer(clock, LEASE_MS)
  const added = task(server, clock.now)
  let requests = 0
  const runner = stage({
    journalPath: join(folder, `${Math.random()}.sqlite`),
    server,
    clock,
    files,
    fetch: async (input, init) => {
      requests += 1
      // An endless loop fails at once, not after a simulated month.
      if (requests > 10 * MOST) clock.stop()
      return answer(new URL(String(input)), init)
    },
  })
  const end = clock.now() + MONTH
  runner.start()
  while (
    (added.status === 'queued' || added.status === 'running') &&
    clock.now() < end &&
    requests <= 10 * MOST
  )
    await new Promise((resolve) => setImmediate(resolve))
  await runner.stop()
  clock.stop()
  return { requests, task: added } satisfies Played
}

const collection = (network: 'x' | 'facebook', deep: boolean) => (server: FakeServer) =>
  server.add({
    id: 'task',
    name: 'task',
    account: { id: 'a', network, account: 'somebody', nickname: '' },
    work:
      network === 'x'
        ? {
            kind: 'collect_followers',
            params: {
              profiles: ['https://x.test/ann'],
              target_count: 500,
              duration_minutes: null,
              deep_collection: deep,
            },
          }
        : {
            kind: 'collect_commenters',
            params: {
              links: ['https://facebook.test/17/posts/5'],
              target_count: 500,
              duration_minutes: null,
            },
          },
  } as Parameters<FakeServer['add']>[0])

const promotion = (network: 'x' | 'facebook') => (server: FakeServer, now: () => number) =>
  server.add(
    {
      id: 'task',
      name: 'task',
      executor: 'api',
      account: { id: 'a', network, account: 'somebody', nickname: '' },
      work: { kind: 'publish_post', params: { duration_minutes: null } },
    } as unknown as Parameters<FakeServer['add']>[0],
    createFakePromotion(now, 1, 9),
  )

const ann = { id: '7', username: 'ann', name: 'Ann' }
const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index), username: `p${from + index}` }))

function isOver({ task, requests }: Played): void {
  expect(requests).toBeLessThanOrEqual(MOST)
  expect(['completed', 'error']).toContain(task.status)
  // A collection that found nobody must not complete.
  if (task.people.size === 0 && !task.promotion) expect(task.status).toBe('error')
}

test.each(Object.entries(xAnswers))('a task ends when X repeats forever: %s', async (_name, answer) => {
  for (const from of ['the start', 'the list', 'the second page'] as const) {
    const played = await play(collection('x', false), (url) => {
      if (url.pathname.endsWith('/token')) return json(200, {})()
      if (from === 'the start') return answer()
      if (url.pathname.includes('/by/username/')) return json(200, { data: ann })()
      const isFirst = !url.searchParams.has('pagination_token')
      if (from === 'the second page' && isFirst)
        return json(200, { data: people(100, 20), meta: { result_count: 20, next_token: 't' } })()
      return answer()
    })
    isOver(played)
    if (from === 'the second page') expect(played.task.people.size).toBe(20)
  }
})

test.each(['unauthorized', 'a fault', 'a limit that names no end', 'HTML with 403', 'no connection'])(
  'a task ends when X repeats forever while reading people’s own posts: %s',
  async (name) => {
    const answer = xAnswers[name]
    const played = await play(collection('x', true), (url) => {
      if (url.pathname.endsWith('/token')) return json(200, {})()
      if (url.pathname.includes('/by/username/')) return json(200, { data: ann })()
      if (url.pathname.endsWith('/followers'))
        return json(200, { data: people(100, 20), meta: { result_count: 20 } })()
      return url.pathname.includes('/119/') && answer
        ? answer()
        : json(200, { data: [{ id: '1', text: 'tea' }], meta: {} })()
    })
    expect(played.requests).toBeLessThanOrEqual(MOST + 20)
    expect(played.task.status).toBe('error')
  },
)

test.each([
  ['the same page under new tokens', () => people(100, 20)],
  ['pages of other people that lead nowhere', (call: number) => people(100 * call, 20)],
  ['empty pages that have a next one', () => []],
] as const)('a task ends when X lists forever: %s', async (name, rowsOf) => {
  let call = 0
  const played = await play(collection('x', false), (url) => {
    if (url.pathname.includes('/by/username/')) return json(200, { data: ann })()
    call += 1
    const data = rowsOf(call)
    return json(200, { data, meta: { result_count: data.length, next_token: `t${call}` } })()
  })
  expect(played.requests).toBeLessThanOrEqual(MOST)
  expect(played.task.status).toBe(name.includes('other') ? 'completed' : 'error')
})

test('a target ends when X lists more and more posts of the same person, each of which costs money', async () => {
  let call = 0
  const played = await play(
    (server) => {
      const task = collection('x', false)(server)
      Object.assign(task.claim, {
        work: {
          kind: 'collect_keywords',
          params: { keywords: ['tea'], target_count: 500, duration_minutes: null },
        },
      })
      return task
    },
    (url) => {
      if (!url.pathname.endsWith('/search/recent')) return json(200, { meta: { result_count: 0 } })()
      call += 1
      const data = Array.from({ length: 100 }, (_, row) => ({
        id: String(call * 1000 + row),
        text: 'tea',
        author_id: '7',
      }))
      return json(200, {
        data,
        includes: { users: [ann] },
        meta: { result_count: 100, next_token: `t${call}` },
      })()
    },
  )
  expect(played.requests).toBeLessThanOrEqual(MOST)
  expect(played.task.reason).toBe('nothing_new')
})

test.each(Object.entries({ ...graphAnswers }))(
  'a task ends when Facebook repeats forever: %s',
  async (_name, answer) => {
    for (const from of ['the start', 'the list', 'the second page'] as const) {
      const played = await play(collection('facebook', false), (url) => {
        if (from === 'the start') return answer()
        if (url.pathname.endsWith('/me')) return json(200, { id: '17' })()
        const isFirst = !url.searchParams.has('after')
        const data = Array.from({ length: 20 }, (_, row) => ({
          id: `c${row}`,
          message: 'tea',
          from: { id: String(row + 100) },
        }))
        if (from === 'the second page' && isFirst)
          return json(200, {
            data,
            paging: { cursors: { after: 'n' }, next: 'https://graph.test/?after=n' },
          })()
        return answer()
      })
      isOver(played)
    }
  },
)

test.each([
  ...Object.entries(xAnswers).map(([name, answer]) => ['x', name, answer] as const),
  ...Object.entries(graphAnswers).map(([name, answer]) => ['facebook', name, answer] as const),
])('a task ends when %s repeats forever to a post: %s', async (network, _name, answer) => {
  for (const isOnlyWrite of [false, true]) {
    let writes = 0
    const played = await play(promotion(network), (url, init) => {
      if (url.pathname.endsWith('/token')) return json(200, {})()
      const isWrite = init?.method === 'POST'
      if (isWrite) writes += 1
      if (isWrite || !isOnlyWrite) return answer()
      if (url.pathname.endsWith('/me')) return json(200, network === 'x' ? { data: ann } : { id: '17' })()
      return json(200, { data: [], meta: { result_count: 0 } })()
    })
    isOver(played)
    expect(writes).toBeLessThanOrEqual(MOST)
  }
})

test.each([
  ['for ever', {}, 20],
  ['no further, and names an error', { progress_percent: 100, error: { code: 1, name: 'InvalidMedia' } }, 6],
])('X processes a video %s: it is uploaded once, and its task fails', async (_title, more, most) => {
  let uploads = 0
  const video = {
    kind: 'video',
    type: 'video/mp4',
    url: '',
    content: async () => new Blob(['film']),
  } as const
  const played = await play(
    promotion('x'),
    (url) => {
      if (url.pathname.endsWith('/initialize')) uploads += 1
      const processing_info = { state: 'in_progress', check_after_secs: 1, ...more }
      return json(200, { data: { ...ann, ...(url.pathname.includes('/media') && { processing_info }) } })()
    },
    [video],
  )
  isOver(played)
  expect(played.requests).toBeLessThanOrEqual(most)
  expect(uploads).toBe(1)
  expect(played.task.promotion?.targets[0]).toMatchObject({ outcome: 'pending' })
  expect(played.task).toMatchObject({ status: 'error', reason: 'file_refused' })
})

test('a video hit by a rate limit during its upload is uploaded again afterwards, and posted once', async () => {
  const video = {
    kind: 'video',
    type: 'video/mp4',
    url: '',
    content: async () => new Blob(['film']),
  } as const
  const asked: string[] = []
  const played = await play(
    promotion('x'),
    (url, init) => {
      const part = url.pathname.split('/').at(-1) ?? ''
      if (init?.method === 'POST') asked.push(part)
      if (part === 'append' && asked.filter((one) => one === 'append').length === 1)
        return json(
          429,
          { title: 'Too Many Requests', type: 'about:blank', status: 429 },
          { 'retry-after': '900' },
        )()
      return json(200, { data: { ...ann, text: '' } })()
    },
    [video],
  )
  expect(asked).toEqual(['initialize', 'append', 'initialize', 'append', 'finalize', 'tweets'])
  expect(played.task.promotion?.targets[0]).toMatchObject({ outcome: 'done' })
})
