import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test } from 'vitest'
import { NetworkError } from '../outcome.ts'
import type { Act, Message, ScriptFile } from '../promote.ts'
import type { GraphRequest } from './client.ts'
import { createGraphPromoter } from './promote.ts'
import type { Reader } from './sources.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const BEGUN = NOW - 60_000
const HOUR = 3_600_000
const at = (ms: number) => new Date(NOW + ms).toISOString()
const OWN = '70007'
const ANN = '55555'
const text = 'Tasting on Friday'

type Network = 'facebook' | 'instagram'
const settingsOf = {
  facebook: { network: 'facebook', web_base: 'https://facebook.test' },
  instagram: {
    network: 'instagram',
    web_base: 'https://instagram.test',
    login: 'facebook',
    upload_base: 'https://rupload.test/',
    version: 'v26.0',
  },
} as const

const file = (kind: ScriptFile['kind'], name: string): ScriptFile => ({
  kind,
  type: kind === 'image' ? 'image/png' : 'video/mp4',
  url: `https://tea.test/${name}`,
  content: async () => new Blob([`content of ${name}`]),
})
const picture = (name: string) => ({ ...file('image', `${name}.jpg`), type: 'image/jpeg' })
const video = (name: string) => file('video', `${name}.mp4`)

interface Given {
  network: Network
  kind: string
  target?: Partial<Act['target']>
  message?: Partial<Message>
  lookUp?: boolean
  isKnown?: (id: string) => boolean
  /** Answers of reads by path. */
  shown?: Record<string, object>
  onRequest?: (request: GraphRequest<unknown>) => void
  onToken?: (scopes: readonly string[]) => void
}

/** A video of a Page, and a container. */
const finished = {
  facebook: { status: { video_status: 'ready' } },
  instagram: { status_code: 'FINISHED' },
}

/** Performs one act against a fake Graph. @returns its outcome, and what was sent and asked in order */
async function perform(given: Given) {
  const { network, kind, lookUp = false, shown = {} } = given
  const log: string[] = []
  const writes: [path: string, body: unknown][] = []
  const uploads: string[] = []
  const signal = new AbortController().signal
  let made = 0
  const request = async (one: GraphRequest<unknown>) => {
    given.onRequest?.(one)
    expect(one.signal).toBe(signal)
    log.push(`${one.method ?? 'GET'} ${one.path}`)
    if (one.method === undefined)
      return one.answer.parse(shown[one.path] ?? { data: [], id: 'c', ...finished[network] })
    writes.push([one.path, one.body])
    made += 1
    return one.answer.parse({ id: `made ${made}`, message_id: `made ${made}` })
  }
  const reader = {
    client: { request },
    settings: settingsOf[network],
    ownId: OWN,
    account: 'account',
    tokens: {
      getToken: async ({ scopes = [] }: { scopes?: readonly string[] }) => {
        given.onToken?.(scopes)
        if (scopes.length > 0) log.push(`token ${scopes.join(' ')}`)
        return 'token 1'
      },
    },
    fetch: async (url: string, init: RequestInit) => {
      const { offset, authorization } = init.headers as Record<string, string>
      uploads.push(`${url} ${authorization} from ${offset}: ${await new Response(init.body).text()}`)
      return new Response('{"success":true}')
    },
    signal,
  } as unknown as Reader
  const asked: unknown[] = []
  const clock = createSimClock(NOW)
  const account = { id: 'account', network, account: 'harbor', nickname: '' }
  const promoter = createGraphPromoter({
    brand: network === 'facebook' ? 'Facebook' : 'Instagram',
    readerOf: async (...args) => {
      asked.push(args)
      return reader
    },
    messageOf: async () => ({ text, files: [], ...given.message }),
    clock,
  })
  const act = {
    task: { account, work: { kind } },
    target: { position: 0, target: '', external_id: null, comment: null, ...given.target },
    lookUp,
    begunAt: BEGUN,
    isKnown: given.isKnown ?? (() => false),
    onCost: () => undefined,
    signal,
  } as unknown as Act
  const outcome = await promoter.perform(act).finally(() => clock.stop())
  if (asked.length > 0) expect(asked).toEqual([[account, signal]])
  return { outcome, writes, log, uploads }
}

/** A target that needs no request to be resolved. */
const plainTarget = (network: Network, kind: string) => ({
  target: kind === 'send_message' ? ANN : network === 'facebook' ? '70007_12' : '179100',
})
const done = (id: string) => ({ outcome: 'done', reason: null, id })
const unknown = { outcome: 'unknown', reason: null }
const badLink = { outcome: 'failed', reason: 'bad_link' }

const files = {
  none: [],
  one: [picture('a')],
  three: [picture('a'), picture('b'), picture('c')],
  video: [video('v')],
} as const

test.each<[string, readonly ScriptFile[], [string, object][]]>([
  ['words alone', files.none, [['/70007/feed', { message: text }]]],
  ['a picture', files.one, [['/70007/photos', { url: 'https://tea.test/a.jpg', caption: text }]]],
  [
    'three pictures',
    files.three,
    [
      ...['a', 'b', 'c'].map((name): [string, object] => [
        '/70007/photos',
        { url: `https://tea.test/${name}.jpg`, published: false },
      ]),
      [
        '/70007/feed',
        {
          message: text,
          attached_media: [{ media_fbid: 'made 1' }, { media_fbid: 'made 2' }, { media_fbid: 'made 3' }],
        },
      ],
    ],
  ],
  ['a video', files.video, [['/70007/videos', { file_url: 'https://tea.test/v.mp4', description: text }]]],
])('a Page publishes %s', async (_what, given, sent) => {
  const { outcome, writes } = await perform({
    network: 'facebook',
    kind: 'publish_post',
    message: { files: given },
  })
  expect([outcome, writes]).toEqual([done(`made ${sent.length}`), sent])
})

const media = '/70007/media'
const item = (name: string) => ({ image_url: `https://tea.test/${name}.jpg`, is_carousel_item: true })
test.each<[string, readonly ScriptFile[], [string, object][], string[]]>([
  ['a picture', files.one, [[media, { image_url: 'https://tea.test/a.jpg', caption: text }]], []],
  [
    'three pictures',
    files.three,
    [
      [media, item('a')],
      [media, item('b')],
      [media, item('c')],
      [media, { media_type: 'CAROUSEL', children: 'made 1,made 2,made 3', caption: text }],
    ],
    [],
  ],
  [
    'a video',
    files.video,
    [[media, { media_type: 'REELS', upload_type: 'resumable', caption: text }]],
    ['https://rupload.test/ig-api-upload/v26.0/made 1 OAuth token 1 from 0: content of v.mp4'],
  ],
])('an Instagram account publishes %s', async (_what, given, made, uploaded) => {
  const { outcome, writes, uploads } = await perform({
    network: 'instagram',
    kind: 'publish_post',
    message: { files: given },
  })
  const published = ['/70007/media_publish', { creation_id: `made ${made.length}` }]
  expect([outcome, uploads]).toEqual([done(`made ${made.length + 1}`), uploaded])
  expect(writes).toEqual([...made, published])
})

test('Instagram does not publish words alone', async () => {
  expect(await perform({ network: 'instagram', kind: 'publish_post' })).toMatchObject({
    outcome: badLink,
    writes: [],
  })
})

test.each<[Network, string, string, Record<string, object>]>([
  ['facebook', 'https://facebook.test/70007/posts/12', '/70007_12/comments', {}],
  ['facebook', 'https://facebook.test/harbor/posts/12', '/999_12/comments', { '/harbor': { id: '999' } }],
  ['instagram', '179100', '/179100/comments', {}],
  [
    'instagram',
    'https://instagram.test/p/Abc_12/',
    '/179102/comments',
    {
      '/70007/media': {
        data: [
          { id: '179101', permalink: 'https://instagram.test/p/Other/' },
          { id: '179102', permalink: 'https://instagram.test/p/Abc_12/' },
        ],
      },
    },
  ],
])('%s: a comment on %s is written at %s', async (network, target, path, shown) => {
  const { outcome, writes } = await perform({ network, kind: 'comment_link', target: { target }, shown })
  expect([outcome, writes]).toEqual([done('made 1'), [[path, { message: text }]]])
})

test.each<Network>(['facebook', 'instagram'])('%s: what is no post of the network fails', async (network) => {
  const target = { target: 'https://elsewhere.test/p/Abc_12/' }
  const tried = await perform({ network, kind: 'comment_link', target })
  expect(tried).toMatchObject({ outcome: badLink, writes: [] })
})

/** A thread in which the person wrote at this time. */
const thread = (ms: number, more: object[] = []) => ({
  '/70007/conversations': {
    data: [
      {
        id: 't',
        messages: {
          data: [...more, { id: 'm', message: 'Do you ship?', from: { id: ANN }, created_time: at(ms) }],
        },
      },
    ],
  },
})

test.each<[string, Partial<Act['target']>, string | null]>([
  ['the id, whatever the name', { external_id: ANN, target: '1234567' }, ANN],
  ['the id, and not the name', { external_id: ANN, target: 'ann.lee' }, ANN],
  ['an id that was entered by hand', { external_id: null, target: ` ${ANN} ` }, ANN],
  ['an id beside one of another kind', { external_id: 'ann', target: ANN }, ANN],
  ['nobody for a name', { external_id: null, target: 'ann.lee' }, null],
  ['nobody for a short number', { external_id: null, target: '1234' }, null],
])('a message goes to %s', async (_whom, target, person) => {
  for (const [network, platform] of [
    ['facebook', 'messenger'],
    ['instagram', 'instagram'],
  ] as const) {
    const threads: unknown[] = []
    const { outcome, writes } = await perform({
      network,
      kind: 'send_message',
      target,
      shown: thread(-HOUR),
      onRequest: ({ path, query }) =>
        path.endsWith('/conversations') && threads.push([query?.platform, query?.user_id]),
    })
    const body = { recipient: { id: ANN }, message: { text }, messaging_type: 'RESPONSE' }
    expect(writes).toEqual(person ? [['/70007/messages', body]] : [])
    expect(outcome).toEqual(person ? done('made 1') : badLink)
    expect(threads).toEqual(person ? [[platform, ANN]] : [])
  }
})

test.each<[string, number, Act['target']['comment'], object | null]>([
  ['an open window', -23 * HOUR, { id: 'c1', at: at(-HOUR) }, { id: ANN }],
  ['a closed window and a comment', -25 * HOUR, { id: 'c1', at: at(-HOUR) }, { comment_id: 'c1' }],
  ['a closed window and an old comment', -25 * HOUR, { id: 'c1', at: at(-8 * 24 * HOUR) }, null],
  ['a closed window and no comment', -25 * HOUR, null, null],
])('a message in %s', async (_when, wrote, comment, recipient) => {
  for (const [network, field] of [
    ['facebook', 'created_time'],
    ['instagram', 'timestamp'],
  ] as const) {
    const fields: unknown[] = []
    const { outcome, writes } = await perform({
      network,
      kind: 'send_message',
      target: { external_id: ANN, comment },
      shown: { ...thread(wrote), '/c1': { [field]: at(-HOUR) } },
      onRequest: ({ path, query }) => path === '/c1' && fields.push(query?.fields),
    })
    expect(writes.map(([path, body]) => [path, (body as { recipient: object }).recipient])).toEqual(
      recipient ? [['/70007/messages', recipient]] : [],
    )
    expect(outcome).toEqual(recipient ? done('made 1') : { outcome: 'skipped', reason: 'not_reachable' })
    expect(fields).toEqual(recipient && 'comment_id' in recipient ? [field] : [])
  }
})

const said = (id: string, ms: number) => ({ id, message: text, from: { id: OWN }, created_time: at(ms) })
const rows = (more: object, ids: readonly string[] = ['known', 'mine']) => ({
  data: ids.map((id) => ({ id, ...more })),
})
const lookUps: { network: Network; kind: string; target: string; list: string; row: object }[] = [
  {
    network: 'facebook',
    kind: 'publish_post',
    target: '',
    list: '/70007/feed',
    row: { message: text, created_time: at(0) },
  },
  {
    network: 'facebook',
    kind: 'comment_link',
    target: '70007_12',
    list: '/70007_12/comments',
    row: { message: text, created_time: at(0), from: { id: OWN } },
  },
  {
    network: 'instagram',
    kind: 'publish_post',
    target: '',
    list: '/70007/media',
    row: { caption: text, timestamp: at(0) },
  },
  {
    network: 'instagram',
    kind: 'comment_link',
    target: '179100',
    list: '/179100/comments',
    row: { text, timestamp: at(0), from: { id: OWN } },
  },
]

test.each(lookUps)(
  'a look-up of $kind on $network sends nothing, and finds what is new and nobody else’s',
  async ({ network, kind, target, list, row }) => {
    const act = {
      network,
      kind,
      target: { target },
      lookUp: true,
      message: { files: files.three },
      isKnown: (id: string) => id === 'known',
    }
    const found = await perform({ ...act, shown: { [list]: rows(row) } })
    expect([found.outcome, found.writes]).toEqual([done('mine'), []])
    const old = Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value === at(0) ? at(-HOUR) : value]),
    )
    const tooOld = await perform({ ...act, shown: { [list]: rows(old) } })
    expect([tooOld.outcome, tooOld.writes]).toEqual([unknown, []])
  },
)

test.each<Network>(['facebook', 'instagram'])(
  'a look-up of a message on %s reads the conversation once, whether or not its window is still open, and sends nothing',
  async (network) => {
    const act = { network, kind: 'send_message', lookUp: true, target: { external_id: ANN } }
    for (const wrote of [-HOUR, -25 * HOUR]) {
      const found = await perform({ ...act, shown: thread(wrote, [said('mine', 0)]) })
      expect(found.outcome).toEqual(done('mine'))
      expect(found.log.filter((line) => !line.startsWith('token'))).toEqual(['GET /70007/conversations'])
    }
    const none = await perform({ ...act, shown: thread(-HOUR) })
    expect([none.outcome, none.writes]).toEqual([unknown, []])
  },
)

test.each<[Network, string, number]>([
  ['facebook', 'send_message', 2000],
  ['instagram', 'send_message', 1000],
  ['facebook', 'comment_link', 8000],
  ['instagram', 'comment_link', 2200],
  ['instagram', 'publish_post', 2200],
])(
  '%s, %s: one character above %i sends nothing, and is looked up all the same',
  async (network, kind, most) => {
    const act = { network, kind, target: plainTarget(network, kind), shown: thread(-HOUR) }
    const fits = await perform({ ...act, message: { text: 'a'.repeat(most), files: files.one } })
    expect(fits.outcome.outcome).toBe('done')
    const requests: string[] = []
    const long = { ...act, message: { text: 'a'.repeat(most + 1), files: files.one } }
    const settling = perform({ ...long, onRequest: ({ path }) => requests.push(path) })
    if (kind === 'send_message')
      expect((await settling).outcome).toEqual({ outcome: 'skipped', reason: 'text_too_long' })
    else await expect(settling).rejects.toMatchObject({ fault: { kind: 'task', reason: 'text_too_long' } })
    expect(requests).toEqual([])
    expect((await perform({ ...long, lookUp: true })).outcome).toEqual(unknown)
  },
)

test.each<[Network, string, string]>([
  ['facebook', 'publish_post', 'pages_manage_posts'],
  ['facebook', 'comment_link', 'pages_manage_engagement'],
  ['facebook', 'send_message', 'pages_messaging pages_manage_metadata'],
  ['instagram', 'publish_post', 'instagram_content_publish'],
  ['instagram', 'comment_link', 'instagram_manage_comments'],
  ['instagram', 'send_message', 'pages_manage_metadata instagram_manage_messages'],
])('%s, %s: nothing is asked or sent without %s', async (network, kind, scopes) => {
  const act = { network, kind, target: plainTarget(network, kind) }
  const requests: string[] = []
  const refused = perform({
    ...act,
    onRequest: ({ path }) => requests.push(path),
    onToken: (asked) => {
      expect(asked.join(' ')).toBe(scopes)
      throw new NetworkError({ kind: 'missing_permission' })
    },
  })
  await expect(refused).rejects.toMatchObject({ fault: { kind: 'task', reason: 'capability_refused' } })
  expect(requests).toEqual([])
})

test('a network that is away while a link is resolved is no fault of the link', async () => {
  const away = perform({
    network: 'facebook',
    kind: 'comment_link',
    target: { target: 'https://facebook.test/harbor/posts/12' },
    onRequest: () => {
      throw new NetworkError({ kind: 'retry', cause: 'network_unreachable', until: null })
    },
  })
  await expect(away).rejects.toMatchObject({ fault: { kind: 'retry', reason: 'network_unreachable' } })
})

test('kinds that Graph does not serve are refused', async () => {
  await expect(perform({ network: 'facebook', kind: 'join_group' })).rejects.toMatchObject({
    fault: { kind: 'task', reason: 'capability_refused' },
  })
})

test.each(['image/png', 'image/webp'])('Instagram is not asked to publish a picture of %s', async (type) => {
  const files = [picture('a'), { ...picture('b'), type }]
  const performing = perform({ network: 'instagram', kind: 'publish_post', message: { files } })
  await expect(performing).rejects.toMatchObject({ fault: { kind: 'task', reason: 'file_refused' } })
})

test('a caption with more hashtags than Instagram accepts is not sent', async () => {
  const message = { text: '#trà '.repeat(31), files: [picture('a')] }
  const performing = perform({ network: 'instagram', kind: 'publish_post', message })
  await expect(performing).rejects.toMatchObject({ fault: { kind: 'task', reason: 'text_too_long' } })
})
