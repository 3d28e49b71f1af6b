import type { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test } from 'vitest'
import { NetworkError } from '../outcome.ts'
import type { Act, Message, ScriptFile } from '../promote.ts'
import type { XRequest } from './client.ts'
import * as api from './endpoint.ts'
import { createXPromoter } from './promote.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const settings = { network: 'x', web_base: 'https://x.test' } as unknown as XSettings
const MB = 1024 * 1024
const text = 'Tasting on Friday'

const file = (kind: ScriptFile['kind'], bytes = 3): ScriptFile => ({
  kind,
  type: kind === 'image' ? 'image/png' : 'video/mp4',
  url: 'https://tea.test/file',
  content: async () => new Blob([new Uint8Array(bytes)]),
})

type Step = [path: string, params: object, body: unknown]

/** A promoter against a fake X, which records requests by their path. */
function rig(answers: Record<string, (nth: number) => unknown> = {}) {
  const clock = createSimClock(NOW)
  const asked: (Step & { by?: string })[] = []
  const waited: number[] = []
  const costs: string[] = []
  const counts = new Map<string, number>()
  let uploads = 0
  const answerTo = (endpoint: api.XEndpoint<unknown>, by: string): unknown => {
    const nth = (counts.get(endpoint.path) ?? 0) + 1
    counts.set(endpoint.path, nth)
    const given = answers[endpoint.path]?.(nth)
    if (given !== undefined) return given
    if (endpoint === api.me) return { data: { id: `id of ${by}`, username: `${by}_tea`, name: '' } }
    if (endpoint === api.beginUpload) {
      uploads += 1
      return { data: { id: String(uploads) } }
    }
    if (endpoint === api.consentOf) return { data: { id: '7', receives_your_dm: true } }
    if (endpoint === api.messageTo || endpoint === api.messageIn)
      return { data: { dm_conversation_id: '1-2', dm_event_id: '91' } }
    return { data: { id: '90', text: '' } }
  }
  const promoter = createXPromoter({
    addressOf: () => settings,
    clientOf: async ({ id }) => ({
      async request(endpoint, { params = {}, body, query, onCost }: XRequest) {
        const isForm = body instanceof FormData
        const part = isForm && [body.get('segment_index'), (body.get('media') as Blob).size]
        asked.push([
          endpoint.path,
          { ...params, ...(query?.media_id && { id: query.media_id }) },
          part || body,
        ])
        onCost?.(1)
        return answerTo(endpoint as api.XEndpoint<unknown>, id) as never
      },
    }),
    messageOf: async (act) => ({ text, files: [], ...(act as unknown as Given).message }),
    clock: {
      now: clock.now,
      wait: async (ms: number) => void waited.push(ms),
    },
  })
  const perform = (given: Given) =>
    promoter.perform({
      task: { account: { id: given.account ?? 'a', network: 'x' }, work: { kind: given.kind } },
      target: { target: given.target ?? '' },
      lookUp: given.lookUp ?? false,
      begunAt: NOW,
      isKnown: (id: string) => id === 'known',
      onCost: () => void costs.push(given.account ?? 'a'),
      signal: new AbortController().signal,
      message: given.message,
    } as unknown as Act)
  return { perform, asked, waited, costs }
}

interface Given {
  kind: string
  target?: string
  message?: Partial<Message>
  lookUp?: boolean
  account?: string
}

const OWN = ['/2/users/me', {}, undefined]
const upload = (id: string, category: string, type: string, bytes = 3) => [
  ['/2/media/upload/initialize', {}, { media_type: type, total_bytes: bytes, media_category: category }],
  ['/2/media/upload/:id/append', { id }, ['0', bytes]],
  ['/2/media/upload/:id/finalize', { id }, undefined],
]
const POST = '/2/tweets'
const MESSAGE_IN = '/2/dm_conversations/:id/messages'
const CONVERSATION = '123456789012345678'

test.each<[string, Given, unknown[]]>([
  ['words alone', { kind: 'publish_post' }, [[POST, {}, { text }]]],
  [
    'two pictures in a post',
    { kind: 'publish_post', message: { files: [file('image'), file('image')] } },
    [
      ...upload('1', 'tweet_image', 'image/png'),
      ...upload('2', 'tweet_image', 'image/png'),
      [POST, {}, { text, media: { media_ids: ['1', '2'] } }],
    ],
  ],
  [
    'a video in a post',
    { kind: 'publish_post', message: { files: [file('video')] } },
    [...upload('1', 'tweet_video', 'video/mp4'), [POST, {}, { text, media: { media_ids: ['1'] } }]],
  ],
  [
    'a picture in a community',
    { kind: 'publish_group_post', target: '31', message: { files: [file('image')] } },
    [
      ...upload('1', 'tweet_image', 'image/png'),
      [POST, {}, { text, community_id: '31', media: { media_ids: ['1'] } }],
    ],
  ],
  [
    'a picture in a group’s conversation',
    {
      kind: 'publish_group_post',
      target: `https://x.test/messages/${CONVERSATION}`,
      message: { files: [file('image')] },
    },
    [
      ...upload('1', 'dm_image', 'image/png'),
      [MESSAGE_IN, { id: CONVERSATION }, { text, attachments: [{ media_id: '1' }] }],
    ],
  ],
  [
    'a video in a group’s conversation',
    { kind: 'publish_group_post', target: `/messages/${CONVERSATION}`, message: { files: [file('video')] } },
    [
      ...upload('1', 'dm_video', 'video/mp4'),
      [MESSAGE_IN, { id: CONVERSATION }, { text, attachments: [{ media_id: '1' }] }],
    ],
  ],
  [
    'a message to a person by id',
    { kind: 'send_message', target: '7' },
    [
      ['/2/users/:id', { id: '7' }, undefined],
      ['/2/dm_conversations/with/:participant_id/messages', { participant_id: '7' }, { text }],
    ],
  ],
  [
    'a message to a person by name',
    { kind: 'send_message', target: '@ann' },
    [
      ['/2/users/by/username/:username', { username: 'ann' }, undefined],
      ['/2/users/:id', { id: '90' }, undefined],
      ['/2/dm_conversations/with/:participant_id/messages', { participant_id: '90' }, { text }],
    ],
  ],
])('X gets %s', async (_what, given, steps) => {
  const { perform, asked, costs } = rig()
  expect(await perform(given)).toMatchObject({ outcome: 'done', reason: null })
  expect(asked).toEqual([OWN, ...steps])
  expect(costs).toHaveLength(asked.length)
})

test('a reply goes to the post of its link', async () => {
  const { perform, asked } = rig({
    '/2/tweets/:id': () => ({ data: { id: '5', text: 'hi @a_tea', references: [] } }),
  })
  expect(await perform({ kind: 'comment_link', target: 'https://x.test/ann/status/5' })).toMatchObject({
    outcome: 'done',
    id: '90',
  })
  expect(asked.at(-1)).toEqual([POST, {}, { text, reply: { in_reply_to_tweet_id: '5' } }])
})

test.each([
  ['publish_group_post', 'https://x.test/ann'],
  ['comment_link', 'https://elsewhere.test/ann/status/5'],
  ['send_message', 'https://elsewhere.test/ann'],
])('%s: %s fails, and nothing is sent', async (kind, target) => {
  const { perform, asked } = rig()
  expect(await perform({ kind, target })).toEqual({ outcome: 'failed', reason: 'bad_link' })
  expect(asked).toEqual([OWN])
})

test.each([
  ['publish_post', '', 4],
  ['publish_group_post', '31', 4],
  ['publish_group_post', `/messages/${CONVERSATION}`, 1],
])('%s in %s takes no more than %i pictures', async (kind, target, most) => {
  const files = Array.from({ length: most + 1 }, () => file('image'))
  const { perform, asked } = rig()
  await expect(perform({ kind, target, message: { files } })).rejects.toMatchObject({
    fault: { kind: 'task', reason: 'capability_refused' },
  })
  expect(asked).toEqual([OWN])
  const fits = rig()
  await fits.perform({ kind, target, message: { files: files.slice(1) } })
  expect(fits.asked.filter(([path]) => path.endsWith('/finalize'))).toHaveLength(most)
})

test.each([
  ['publish_post', '', 280],
  ['publish_group_post', '31', 280],
  ['publish_group_post', `/messages/${CONVERSATION}`, 10_000],
  ['comment_link', '5', 280],
  ['send_message', '7', 10_000],
])('%s in %s: one letter above %i sends nothing', async (kind, target, most) => {
  const posts = { '/2/tweets/:id': () => ({ data: { id: '5', text: '@a_tea', references: [] } }) }
  const fits = rig(posts)
  const act = { kind, target }
  expect(await fits.perform({ ...act, message: { text: 'a'.repeat(most) } })).toMatchObject({
    outcome: 'done',
  })
  const { perform, asked } = rig(posts)
  const long = perform({ ...act, message: { text: 'a'.repeat(most + 1) } })
  if (kind === 'send_message') expect(await long).toEqual({ outcome: 'skipped', reason: 'text_too_long' })
  else await expect(long).rejects.toMatchObject({ fault: { kind: 'task', reason: 'text_too_long' } })
  expect(asked).toEqual([OWN])
})

test('each account writes under its own id, which is read once', async () => {
  const { perform, asked, costs } = rig()
  for (const account of ['a', 'b', 'a']) await perform({ kind: 'publish_post', account })
  expect(asked.map(([path]) => path)).toEqual(['/2/users/me', POST, '/2/users/me', POST, POST])
  expect(costs).toEqual(['a', 'a', 'b', 'b', 'a'])
})

test.each([
  ['publish_post', '', '/2/users/:id/tweets', 'id of a'],
  ['publish_group_post', `/messages/${CONVERSATION}`, '/2/dm_conversations/:id/dm_events', CONVERSATION],
])('a look-up of %s in %s uploads and sends nothing', async (kind, target, list, id) => {
  const row = { text: `${text} https://t.co/x`, sender_id: 'id of a', references: [] }
  const created_at = new Date(NOW).toISOString()
  const rows = [
    { ...row, id: 'known', created_at },
    { ...row, id: 'old', created_at: new Date(NOW - 3_600_000).toISOString() },
    { ...row, id: 'mine', created_at },
  ]
  const { perform, asked } = rig({ [list]: () => ({ data: rows }) })
  const message = { text: `${'a'.repeat(20_000)}\n${text}`, files: [file('image')] }
  const given = { kind, target, lookUp: true }
  expect(await perform({ ...given, message })).toEqual({ outcome: 'unknown', reason: null })
  expect(await perform({ ...given, message: { ...message, text } })).toEqual({
    outcome: 'done',
    reason: null,
    id: 'mine',
  })
  const [, ...reads] = asked
  expect(reads.map(([path, params]) => [path, params])).toEqual([
    [list, { id }],
    [list, { id }],
  ])
})

test('a file is uploaded in parts of four megabytes, and awaited as long as X asks', async () => {
  const state = (state: string, check_after_secs?: number) => ({
    data: {
      id: '1',
      processing_info: { state, ...(check_after_secs !== undefined && { check_after_secs }) },
    },
  })
  const { perform, asked, waited } = rig({
    '/2/media/upload/:id/finalize': () => state('pending', 45),
    '/2/media/upload': (nth) =>
      [state('in_progress', 1), state('in_progress', 3600), state('succeeded')][nth - 1],
  })
  await perform({ kind: 'publish_post', message: { files: [file('video', 9 * MB)] } })
  const parts = asked.filter(([path]) => path.endsWith('/append')).map(([, , body]) => body)
  expect(parts).toEqual([
    ['0', 4 * MB],
    ['1', 4 * MB],
    ['2', MB],
  ])
  // At least five seconds, growing; at most five minutes.
  expect(waited).toEqual([45_000, 6600, 300_000])
  expect(asked.filter(([path]) => path === '/2/media/upload').map(([, params]) => params)).toEqual(
    Array.from({ length: 3 }, () => ({ id: '1' })),
  )
})

test('what X rejects of an upload is its file', async () => {
  const { perform, asked } = rig({
    '/2/media/upload/initialize': () => {
      throw new NetworkError({ kind: 'bad_request', parameter: 'media_type' })
    },
  })
  const act = { kind: 'publish_post', message: { files: [file('image')] } }
  await expect(perform(act)).rejects.toMatchObject({ fault: { kind: 'task', reason: 'file_refused' } })
  expect(asked.map(([path]) => path)).not.toContain(POST)
})

test.each([
  ['failed', { state: 'failed' }],
  ['in progress, with an error', { state: 'in_progress', error: { code: 1 } }],
])('a file that is %s is not posted', async (_how, processing_info) => {
  const { perform, asked } = rig({
    '/2/media/upload/:id/finalize': () => ({ data: { id: '1', processing_info } }),
  })
  const act = { kind: 'publish_post', message: { files: [file('image')] } }
  await expect(perform(act)).rejects.toMatchObject({ fault: { kind: 'task', reason: 'file_refused' } })
  expect(asked.map(([path]) => path)).not.toContain(POST)
})
