import { expect, onTestFinished, test, vi } from 'vitest'
import { NetworkError, type Outcome } from '../outcome.ts'
import type { GraphRequest } from './client.ts'
import { findPublished, publishMedia } from './publish-media.ts'
import type { GraphAuthor } from './write.ts'

const BEGUN = Date.parse('2026-11-20T12:00:00Z')
const unknown = { kind: 'unknown' } as const
const picture = { kind: 'image', url: 'https://tea.example/a.jpg', caption: 'Leaves' } as const
const uploading = { upload_base: 'https://up.example', version: 'v26.0', token: async () => 't' }

interface Instagram {
  /** Failures of the publish requests, in order; later requests succeed. */
  publishing?: readonly Outcome[]
  /** Answers about the container, in order; the last one repeats. */
  states?: readonly ({ status_code: string; status?: string; video_status?: object } | 'gone')[]
  media?: readonly object[]
}

/** A fake Instagram that publishes single pictures. */
function instagram({ publishing = [], states = [{ status_code: 'FINISHED' }], media = [] }: Instagram) {
  const asked: string[] = []
  const [failures, told] = [[...publishing], [...states]]
  let containers = 0
  const answer = ({ method, path }: GraphRequest<unknown>): unknown => {
    if (path === '/7/content_publishing_limit') return { data: [{ quota_usage: 0 }] }
    if (method === 'POST' && path === '/7/media') {
      containers += 1
      return { id: `c${containers}` }
    }
    if (path === '/7/media_publish') {
      const failure = failures.shift()
      if (failure) throw new NetworkError(failure)
      return { id: 'published' }
    }
    if (path === '/7/media') return { data: media }
    const state = told.length > 1 ? told.shift() : told[0]
    if (state === 'gone') throw new NetworkError({ kind: 'gone' })
    return { id: path.slice(1), ...state }
  }
  const request = async (one: GraphRequest<unknown>) => {
    asked.push(`${one.method ?? 'GET'} ${one.path}${one.body?.creation_id ? ` ${one.body.creation_id}` : ''}`)
    return one.answer.parse(answer(one))
  }
  const clock = { now: () => BEGUN, wait: vi.fn(async () => undefined) }
  const begun = { at: BEGUN, isKnown: (id: string) => id === 'known' }
  const { signal } = new AbortController()
  const author = { client: { request }, id: '7', clock, begun, signal } as unknown as GraphAuthor
  return { author, asked, publishings: () => asked.filter((one) => one.includes('media_publish')) }
}

const FINISHED = { status_code: 'FINISHED' }
const PUBLISHED = { status_code: 'PUBLISHED' }
const row = (id: string, more: object = {}) => ({
  id,
  caption: 'Leaves',
  timestamp: '2026-11-20T12:00:05+0000',
  ...more,
})

test('a published container whose answer was lost is looked up, and nothing is published again', async () => {
  const { author, publishings } = instagram({
    publishing: [unknown],
    states: [FINISHED, PUBLISHED],
    media: [row('other', { caption: 'Cups' }), row('mine')],
  })
  expect(await publishMedia(author, picture, uploading)).toMatchObject({ id: 'mine' })
  expect(publishings()).toHaveLength(1)
})

test('a container that is not published yet is published again, because a new container could become a second post', async () => {
  const { author, asked, publishings } = instagram({ publishing: [unknown, unknown] })
  expect(await publishMedia(author, picture, uploading)).toEqual({ id: 'published' })
  expect(publishings()).toEqual(Array.from({ length: 3 }, () => 'POST /7/media_publish c1'))
  expect(asked.filter((one) => one === 'POST /7/media')).toHaveLength(1)
})

test('a container published in the meantime refuses the next attempt, and its post is found', async () => {
  const { author } = instagram({
    publishing: [unknown, { kind: 'bad_request', parameter: null }],
    states: [FINISHED, FINISHED, PUBLISHED],
    media: [row('mine')],
  })
  expect(await publishMedia(author, picture, uploading)).toMatchObject({ id: 'mine' })
})

test.each<[string, Instagram]>([
  ['publishing stays in doubt', { publishing: Array.from({ length: 9 }, () => unknown) }],
  ['the container says ERROR', { publishing: [unknown], states: [FINISHED, { status_code: 'ERROR' }] }],
  [
    'the container says IN_PROGRESS',
    { publishing: [unknown], states: [FINISHED, { status_code: 'IN_PROGRESS' }] },
  ],
  ['the container has expired', { publishing: [unknown], states: [FINISHED, { status_code: 'EXPIRED' }] }],
  ['the next try is refused', { publishing: [unknown, { kind: 'account_stopped' }] }],
])('the outcome stays unknown for a person where %s', async (_title, given) => {
  const { author, publishings } = instagram(given)
  await expect(publishMedia(author, picture, uploading)).rejects.toMatchObject({ outcome: unknown })
  expect(publishings().length).toBeLessThanOrEqual(4)
})

test('a refusal of the first attempt is passed on', async () => {
  const limited = { kind: 'retry', cause: 'rate_limit', until: BEGUN + 1 } as const
  const { author, publishings } = instagram({ publishing: [limited] })
  await expect(publishMedia(author, picture, uploading)).rejects.toMatchObject({ outcome: limited })
  expect(publishings()).toHaveLength(1)
})

// gitroomhq/postiz-app#1681: code 4 with 2207051, "action is blocked", of a post that was there; the second try made it twice.
test.each([{ kind: 'policy_blocked' }, { kind: 'bad_request', parameter: null }] as const)(
  'a post that Instagram has published and refused ($kind) is found',
  async (refusal) => {
    const { author, publishings } = instagram({
      publishing: [refusal],
      states: [FINISHED, PUBLISHED],
      media: [row('mine')],
    })
    expect(await publishMedia(author, picture, uploading)).toMatchObject({ id: 'mine' })
    expect(publishings()).toHaveLength(1)
  },
)

test('an account that is signed out asks no more', async () => {
  const { author, asked } = instagram({ publishing: [{ kind: 'sign_in_again' }] })
  await expect(publishMedia(author, picture, uploading)).rejects.toMatchObject({
    outcome: { kind: 'sign_in_again' },
  })
  expect(asked.at(-1)).toBe('POST /7/media_publish c1')
})

// gitroomhq/postiz-app#2000: the same media passes "after a few tries".
test.each([
  ['ERROR', 'Error: Media upload has failed with error code 2207003', 'retry'],
  ['ERROR', 'Error: 2207001', 'retry'],
  ['EXPIRED', undefined, 'retry'],
  ['ERROR', 'Error: 2207026', 'file_refused'],
  ['ERROR', undefined, 'file_refused'],
])('a container with %s and %s means %s', async (status_code, status, kind) => {
  const { author, publishings } = instagram({ states: [{ status_code, ...(status && { status }) }] })
  await expect(publishMedia(author, picture, uploading)).rejects.toMatchObject({ outcome: { kind } })
  expect(publishings()).toEqual([])
})

test.each<[string, object[], string | null]>([
  ['its words', [row('a', { caption: 'Cups' }), row('b')], 'b'],
  ['what was there before', [row('a', { timestamp: '2026-11-20T11:00:00+0000' })], null],
  ['what another act is known to be', [row('known'), row('b')], 'b'],
  ['nobody’s words', [row('a', { caption: null })], null],
  ['a row without a time', [row('a', { timestamp: null })], null],
])('a post is found among the newest media by %s', async (_title, media, id) => {
  const { author } = instagram({ media })
  const finding = findPublished(author, 'Leaves')
  if (id === null) await expect(finding).rejects.toMatchObject({ outcome: unknown })
  else expect(await finding).toMatchObject({ id })
})

test.each([
  ['a portal’s page', '<html>Sign in to the wifi</html>'],
  ['nothing', ''],
  ['a gateway’s JSON', '{"code":0,"msg":"ok"}'],
  ['the network’s own no', '{"success":false}'],
])('%s with status 200 is not a successful upload', async (_title, body) => {
  const { author, asked } = instagram({})
  const send = vi.fn(async () => new Response(body))
  const video = { kind: 'video_upload', file: new Blob(['film']), caption: 'Pouring' } as const
  await expect(publishMedia(author, video, { ...uploading, fetch: send })).rejects.toMatchObject({
    outcome: { kind: 'retry' },
  })
  expect(send.mock.calls.length).toBeLessThanOrEqual(12)
  expect(asked.some((one) => one.includes('media_publish'))).toBe(false)
})

test('an upload that broke off goes on where it was, and still names the size of the whole file', async () => {
  const { author } = instagram({
    states: [{ ...FINISHED, video_status: { uploading_phase: { bytes_transferred: 3 } } }],
  })
  const parts: unknown[] = []
  const send = async (url: string | URL | Request, init: RequestInit = {}) => {
    parts.push([String(url), init.headers, await (init.body as Blob).text()])
    return parts.length === 1 ? new Response('', { status: 503 }) : Response.json({ success: true })
  }
  const video = { kind: 'video_upload', file: new Blob(['a film']), caption: 'Pouring' } as const
  expect(await publishMedia(author, video, { ...uploading, fetch: send })).toEqual({ id: 'published' })
  const url = 'https://up.example/ig-api-upload/v26.0/c1'
  const headers = {
    authorization: 'OAuth t',
    'content-type': 'application/octet-stream',
    file_size: '6',
  }
  expect(parts).toEqual([
    [url, { ...headers, offset: '0' }, 'a film'],
    [url, { ...headers, offset: '3' }, 'ilm'],
  ])
})

test('a part of an upload is given ten minutes, and no more', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { author } = instagram({})
  const send = vi.fn(
    (_url: unknown, init: RequestInit = {}) =>
      new Promise<Response>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      ),
  )
  const video = { kind: 'video_upload', file: new Blob(['film']), caption: 'Pouring' } as const
  let end: unknown
  void publishMedia(author, video, { ...uploading, fetch: send }).catch((error: unknown) => {
    end = error
  })
  await vi.advanceTimersByTimeAsync(10 * 60_000 - 1)
  expect([send.mock.calls.length, end]).toEqual([1, undefined])
  await vi.advanceTimersByTimeAsync(1)
  expect(end).toMatchObject({ outcome: { kind: 'retry' } })
})

const own = (code: number, message: string, more: object = {}) =>
  JSON.stringify({ error: { code, message, type: 'OAuthException', ...more } })
const debugInfo = (message: string) =>
  JSON.stringify({ debug_info: { retriable: false, type: 'ProcessingFailedError', message } })
const limited = (seconds: number) => ({ kind: 'retry', cause: 'rate_limit', until: BEGUN + seconds * 1000 })

test.each<[string, number, string, Record<string, string>, object]>([
  ['the app’s limit', 400, own(4, '(#4) Application request limit reached'), {}, limited(3600)],
  [
    'a limit with its end',
    403,
    own(32, '(#32) Page request limit reached'),
    { 'retry-after': '90' },
    limited(90),
  ],
  ['a limit in plain text', 429, 'Too Many Requests', { 'retry-after': '90' }, limited(90)],
  [
    'a dead token',
    401,
    own(190, 'Error validating access token', { error_subcode: 463 }),
    {},
    { kind: 'sign_in_again' },
  ],
  // subzeroid/instagrapi#1309, jlobos/instagram-web-api#173
  ['a file that it does not take', 400, debugInfo('Request processing failed'), {}, { kind: 'file_refused' }],
  [
    'a token that it does not know',
    400,
    debugInfo('{"success":false,"error":{"message":"unauthorized user request"}}'),
    {},
    { kind: 'retry', cause: 'network_fault' },
  ],
])('an upload ends at once with %s', async (_title, status, body, headers, outcome) => {
  const { author, asked } = instagram({})
  const send = vi.fn(async () => new Response(body, { status, headers }))
  const video = { kind: 'video_upload', file: new Blob(['film']), caption: 'Pouring' } as const
  await expect(publishMedia(author, video, { ...uploading, fetch: send })).rejects.toMatchObject({ outcome })
  expect(send).toHaveBeenCalledTimes(1)
  expect(asked.some((one) => one.includes('media_publish'))).toBe(false)
})

// gitroomhq/postiz-app#1562: code 100 with 33 for a container that was there five seconds later.
test('a container that Graph does not know yet is waited for, and published once', async () => {
  const { author, publishings } = instagram({
    states: ['gone', 'gone', { status_code: 'IN_PROGRESS' }, FINISHED],
  })
  expect(await publishMedia(author, picture, uploading)).toEqual({ id: 'published' })
  expect(publishings()).toHaveLength(1)
})

test('one that Graph never knows ends without another', async () => {
  const { author, asked, publishings } = instagram({ states: ['gone'] })
  await expect(publishMedia(author, picture, uploading)).rejects.toMatchObject({
    outcome: { kind: 'file_refused' },
  })
  expect(publishings()).toEqual([])
  expect(asked.length).toBeLessThan(30)
})

test.each([
  ['a text and a file', 'Leaf', 'bad_request'],
  ['nothing but a file', '', 'file_refused'],
])('what Instagram rejects of a container with %s', async (_what, caption, kind) => {
  const { author } = instagram({})
  const request = async (one: GraphRequest<unknown>) => {
    if (one.method === 'POST') throw new NetworkError({ kind: 'bad_request', parameter: null })
    return author.client.request(one)
  }
  const client = { request } as GraphAuthor['client']
  const publishing = publishMedia({ ...author, client }, { ...picture, caption }, uploading)
  await expect(publishing).rejects.toMatchObject({ outcome: { kind } })
})
