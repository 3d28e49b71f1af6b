import { expect, test } from 'vitest'
import { NetworkError } from '../outcome.ts'
import type { WriteResult } from '../send-once.ts'
import type { GraphRequest } from './client.ts'
import {
  commentOnMedia,
  commentOnPage,
  findOnPage,
  type GraphAuthor,
  publishMediaOnPage,
  publishOnPage,
  sendMessage,
} from './write.ts'

const BEGUN = Date.parse('2026-11-20T12:00:00Z')
const AFTER = '2026-11-20T12:00:05+0000'
const BEFORE = '2026-11-20T11:00:00+0000'
const unknown = { outcome: { kind: 'unknown' } }
const OWN = '7'
const PERSON = '55555'

/** A row that the network lists. */
interface Shown {
  id: string
  by?: string
  at?: string | null
  words?: string
}

/** A fake Graph that loses the answers of writes, or returns `made`. */
function graph(shown: (path: string) => readonly Record<string, unknown>[], made?: object) {
  const written: string[] = []
  const request = async (one: GraphRequest<unknown>) => {
    if (one.method) {
      written.push(one.path)
      if (!made) throw new NetworkError({ kind: 'unknown' })
      return one.answer.parse(made)
    }
    return one.answer.parse({ data: shown(one.path) })
  }
  const begun = { at: BEGUN, isKnown: (id: string) => id === 'known' }
  const clock = { now: () => BEGUN + 60_000 }
  const { signal } = new AbortController()
  return { written, author: { client: { request }, id: OWN, clock, begun, signal } as unknown as GraphAuthor }
}

type Act = (author: GraphAuthor) => Promise<WriteResult>
type Rows = (rows: readonly Shown[]) => (path: string) => readonly Record<string, unknown>[]
const message = 'Tasting on Friday'
/** Their last message opened the window; the account's messages follow it. */
const thread: Rows = (rows) => () => [
  {
    id: 't',
    messages: {
      data: [
        ...rows.map(({ id, by, at, words }) => ({ id, message: words, from: { id: by }, created_time: at })),
        { id: 'm0', message: 'Do you ship?', from: { id: PERSON }, created_time: BEFORE },
      ],
    },
  },
]
const writes: Record<string, { act: Act; path: string; rows: Rows; tellsAuthor: boolean }> = {
  'a post of a Page': {
    act: (author) => publishOnPage(author, { message }),
    path: '/7/feed',
    rows: (rows) => () => rows.map(({ id, at, words }) => ({ id, message: words, created_time: at })),
    tellsAuthor: false,
  },
  'a comment of a Page': {
    act: (author) => commentOnPage(author, { object: '7_1', message }),
    path: '/7_1/comments',
    rows: (rows) => () =>
      rows.map(({ id, by, at, words }) => ({ id, message: words, created_time: at, from: { id: by } })),
    tellsAuthor: true,
  },
  'a comment on Instagram': {
    act: (author) => commentOnMedia(author, { media: '1791', message }),
    path: '/1791/comments',
    rows: (rows) => () =>
      rows.map(({ id, by, at, words }) => ({ id, text: words, timestamp: at, from: { id: by } })),
    tellsAuthor: true,
  },
  'an answer on Instagram': {
    act: (author) => commentOnMedia(author, { media: '1791', comment: '1781', message }),
    path: '/1781/replies',
    rows: (rows) => () =>
      rows.map(({ id, by, at, words }) => ({ id, text: words, timestamp: at, from: { id: by } })),
    tellsAuthor: true,
  },
  ...Object.fromEntries(
    (['messenger', 'instagram'] as const).map((platform) => [
      `a message by ${platform}`,
      {
        act: (author: GraphAuthor) =>
          sendMessage(author, { person: PERSON, text: message, platform, byPerson: false }),
        path: '/7/messages',
        rows: thread,
        tellsAuthor: true,
      },
    ]),
  ),
}
const mine = (more: Partial<Shown> = {}): Shown => ({
  id: 'mine',
  by: OWN,
  at: AFTER,
  words: message,
  ...more,
})

describeEach((name, { act, path, rows, tellsAuthor }) => {
  test(`${name}: a write whose answer was lost is found and not sent again`, async () => {
    const { author, written } = graph(rows([mine({ id: 'other', words: 'Cups' }), mine()]))
    expect(await act(author)).toMatchObject({ id: 'mine' })
    expect(written).toEqual([path])
  })

  test.each<[string, Shown]>([
    ['other words', mine({ words: 'Tasting on Sunday' })],
    ['something older', mine({ at: BEFORE })],
    ['something without a time', mine({ at: null })],
    ['what another act is known to be', mine({ id: 'known' })],
    ...(tellsAuthor ? [['somebody else’s words', mine({ by: PERSON })] satisfies [string, Shown]] : []),
  ])(`${name}: a write whose answer was lost is not matched to %s`, async (_what, shown) => {
    const { author, written } = graph(rows([shown]))
    await expect(act(author)).rejects.toMatchObject(unknown)
    expect(written).toEqual([path])
  })
})

function describeEach(body: (name: string, write: (typeof writes)[string]) => void): void {
  for (const [name, write] of Object.entries(writes)) body(name, write)
}

test('a picture is identified by the id of its post, under which the feed lists it', async () => {
  const { author } = graph(() => [], { id: '900', post_id: '7_901' })
  expect(await publishMediaOnPage(author, { message, pictures: ['https://tea.example/a.jpg'] })).toEqual({
    id: '7_901',
  })
})

// facebookarchive/php-graph-sdk#536, DayMoonDevelopment/post-for-me#354
test('another upload of the same text, for which Graph returned no post id, is not matched to a post', async () => {
  const film = (id: string, target: object) => ({
    id,
    message,
    created_time: AFTER,
    attachments: { data: [{ media_type: 'video', target }] },
  })
  const known = film('7_901', { id: 'known' })
  const act = (rows: readonly Record<string, unknown>[]) =>
    publishMediaOnPage(graph(() => rows).author, {
      message,
      pictures: [],
      video: 'https://tea.example/a.mp4',
    })
  await expect(act([known])).rejects.toMatchObject(unknown)
  expect(await act([known, film('7_902', { id: '903' })])).toMatchObject({ id: '7_902' })
  // An attachment without a target, such as a link, does not invalidate the row.
  expect(await act([{ ...film('7_904', {}), attachments: { data: [null] } }])).toMatchObject({ id: '7_904' })
})

/** A fake Graph that takes a video, and then answers its status in this order; the last one repeats. */
function videoGraph(statuses: readonly (string | undefined | NetworkError)[], feed: readonly object[] = []) {
  const asked: string[] = []
  const told = [...statuses]
  const request = async ({ method, path, query, answer }: GraphRequest<unknown>) => {
    asked.push(`${method ?? 'GET'} ${path} ${query?.fields ?? ''}`.trim())
    if (method === 'POST') return answer.parse({ id: '903' })
    if (path === '/7/feed') return answer.parse({ data: feed })
    const video_status = told.length > 1 ? told.shift() : told[0]
    if (video_status instanceof NetworkError) throw video_status
    return answer.parse({ id: '903', ...(video_status && { status: { video_status } }) })
  }
  const { author } = graph(() => [])
  const clock = { now: () => BEGUN + 60_000, wait: async () => undefined }
  const publish = () =>
    publishMediaOnPage({ ...author, clock, client: { request } as GraphAuthor['client'] }, film)
  return { asked, publish }
}
const film = { message, pictures: [], video: 'https://tea.example/a.mp4' }
const POSTED = 'POST /7/videos'
const LOOK = 'GET /903 status'
const FEED = 'GET /7/feed id,message,created_time,attachments{target}'
const gone = new NetworkError({ kind: 'gone' })
const busy = new NetworkError({ kind: 'retry', cause: 'network_fault', until: null })

test('a video counts as published once Facebook has processed it, and is recorded by its own id', async () => {
  const { asked, publish } = videoGraph([gone, busy, 'upload_complete', 'processing', 'ready'])
  expect(await publish()).toEqual({ id: '903' })
  expect(asked).toEqual([POSTED, LOOK, LOOK, LOOK, LOOK, LOOK])
})

test.each(['error', 'expired'])('a video whose processing ends with %s is refused', async (status) => {
  const { asked, publish } = videoGraph(['processing', status])
  await expect(publish()).rejects.toMatchObject({ outcome: { kind: 'file_refused' } })
  expect(asked).toEqual([POSTED, LOOK, LOOK])
})

test.each<[string, string | undefined | NetworkError]>([
  ['is processed without end', 'processing'],
  ['has no status', undefined],
  ['is not shown', gone],
  ['can no longer be asked about', new NetworkError({ kind: 'sign_in_again' })],
])('a video that %s may be published: it is looked for, and not sent again', async (_what, status) => {
  const { asked, publish } = videoGraph([status])
  await expect(publish()).rejects.toMatchObject(unknown)
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([POSTED])
  expect(asked.at(-1)).toBe(FEED)
  const listed = videoGraph([status], [{ id: '7_904', message, created_time: AFTER }])
  expect(await listed.publish()).toMatchObject({ id: '7_904' })
})

test('a failed lookup leaves the outcome unknown', async () => {
  const { author } = graph(() => [null as never])
  await expect(findOnPage(author, message)).rejects.toThrow()
  await expect(publishOnPage(author, { message })).rejects.toMatchObject(unknown)
})

test.each<[string, NetworkError['outcome'], string[]]>([
  ['a refused post', { kind: 'duplicate' }, ['DELETE /p1', 'DELETE /p2']],
  [
    'a post that the network calls wrong',
    { kind: 'bad_request', parameter: null },
    ['DELETE /p1', 'DELETE /p2'],
  ],
  // The network takes nothing from the account at the moment.
  ['a post that waits', { kind: 'retry', cause: 'rate_limit', until: null }, []],
  ['a post of an account that is signed out', { kind: 'sign_in_again' }, []],
  // It may show them.
  ['a post whose answer was lost', { kind: 'unknown' }, []],
])('%s leaves the pictures that it must', async (_what, outcome, deleted) => {
  const asked: string[] = []
  const request = async ({ method, path, answer }: GraphRequest<unknown>) => {
    asked.push(`${method} ${path}`)
    if (method === undefined) return answer.parse({ data: [] })
    if (path === '/7/feed') throw new NetworkError(outcome)
    // A deletion that fails as well hides nothing.
    if (method === 'DELETE') throw new NetworkError({ kind: 'gone' })
    return answer.parse({ id: `p${asked.length}` })
  }
  const { author } = graph(() => [])
  const pictures = ['https://tea.example/a.jpg', 'https://tea.example/b.jpg']
  const posting = publishMediaOnPage(
    { ...author, client: { request } as GraphAuthor['client'] },
    { message, pictures },
  )
  await expect(posting).rejects.toMatchObject({ outcome })
  expect(asked.filter((one) => one.startsWith('DELETE'))).toEqual(deleted)
})

test('a picture that fails takes those before it away', async () => {
  const asked: string[] = []
  const request = async ({ method, path, body, answer }: GraphRequest<unknown>) => {
    asked.push(`${method} ${path}`)
    if (body?.url === 'https://tea.example/b.jpg')
      throw new NetworkError({ kind: 'bad_request', parameter: null })
    return answer.parse({ id: `p${asked.length}` })
  }
  const { author } = graph(() => [])
  const pictures = ['https://tea.example/a.jpg', 'https://tea.example/b.jpg']
  const posting = publishMediaOnPage(
    { ...author, client: { request } as GraphAuthor['client'] },
    { message, pictures },
  )
  await expect(posting).rejects.toMatchObject({ outcome: { kind: 'file_refused' } })
  expect(asked).toEqual(['POST /7/photos', 'POST /7/photos', 'DELETE /p1'])
})

const leaf = { message, pictures: ['https://tea.example/a.jpg'] }

test.each([
  ['a picture, unnamed', '/7/photos', leaf, null, 'bad_request'],
  ['a picture, its text', '/7/photos', leaf, 'caption', 'bad_request'],
  ['a picture, its address', '/7/photos', leaf, 'url', 'file_refused'],
  ['a picture without a text', '/7/photos', { ...leaf, message: '' }, null, 'file_refused'],
  ['a video, unnamed', '/7/videos', film, null, 'bad_request'],
  ['a video, its address', '/7/videos', film, 'file_url', 'file_refused'],
])(
  'what Facebook rejects of a post is its file where it can be nothing else: %s',
  async (_what, path, media, parameter, kind) => {
    const request = async (asked: GraphRequest<unknown>) => {
      expect([asked.method, asked.path]).toEqual(['POST', path])
      throw new NetworkError({ kind: 'bad_request', parameter })
    }
    const { author } = graph(() => [])
    const client = { request } as GraphAuthor['client']
    await expect(publishMediaOnPage({ ...author, client }, media)).rejects.toMatchObject({
      outcome: { kind },
    })
  },
)
