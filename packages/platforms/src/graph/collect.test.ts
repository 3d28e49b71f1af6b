import { ExecutorFault, type Page, type Reading } from '@seaport/runner/executor'
import { expect, test } from 'vitest'
import { NetworkError } from '../outcome.ts'
import { createMemoryRateStore } from '../rate-limiter.ts'
import { facebookSettings } from '../test-support/stage.ts'
import { createGraphCollector } from './collect.ts'
import { createGraphReaders } from './readers.ts'
import { graphSources, type Reader } from './sources.ts'

const clock = { now: () => 0, wait: async () => undefined }
const settings = { network: 'instagram', web_base: 'https://www.instagram.com', login: 'instagram' }

/** A Graph that gives these answers in order; a function is called when its turn comes. */
function reading(answers: readonly unknown[], { target = 'https://www.instagram.com/p/Cabcde/' } = {}) {
  const asked: { path: string; query: Record<string, unknown> }[] = []
  const left = [...answers]
  const controller = new AbortController()
  const client = {
    async request({
      path,
      query,
      answer,
    }: {
      path: string
      query: never
      answer: { parse(one: unknown): unknown }
    }) {
      asked.push({ path, query })
      const next = left.shift()
      return answer.parse(typeof next === 'function' ? next(controller) : next)
    },
  }
  const reader = { client, settings, ownId: '17', signal: controller.signal } as unknown as Reader
  const collector = createGraphCollector({ brand: 'Instagram', readerOf: async () => reader, clock })
  const work = { kind: 'collect_commenters', params: { deep_collection: false } }
  const task = { work, account: {} } as unknown as Reading['task']
  const given = {
    task,
    target,
    cursor: null,
    isSeen: () => false,
    onCost: () => undefined,
    signal: controller.signal,
  }
  const pages: Page[] = []
  const read = async () => {
    for await (const page of collector.pages(given)) pages.push(page)
  }
  return { asked, pages, read }
}

const media = (shortcode: string) => ({
  id: `id-${shortcode}`,
  permalink: `https://www.instagram.com/p/${shortcode}/`,
})
const comment = (id: string, from: string) => ({ id, text: 'good', from: { id: from, username: `n${from}` } })
const next = (after: string) => ({ cursors: { after }, next: `https://graph.example/?after=${after}` })

test('a link’s media is searched page by page, and its comments are read to the end', async () => {
  const { asked, pages, read } = reading([
    { data: [media('Cother'), media('Cabcdef'), media('xCabcde')], paging: next('m2') },
    { data: [media('Cabcde')], paging: next('m3') },
    { data: [comment('1', '5'), comment('2', '5'), comment('3', '17')], paging: next('c2') },
    { data: [] },
  ])
  await read()
  expect(asked.map(({ path, query }) => [path, query.after])).toEqual([
    ['/17/media', undefined],
    ['/17/media', 'm2'],
    ['/id-Cabcde/comments', undefined],
    ['/id-Cabcde/comments', 'c2'],
  ])
  // Two comments by one person yield one person; rows read and people found are counted separately.
  expect(pages.map(({ items, rows }) => [items.map(({ external_id }) => external_id), rows])).toEqual([
    [['5'], ['1', '2', '3']],
    [[], []],
  ])
  expect(pages.map((page) => page.next === null)).toEqual([false, true])
})

test('replies to comments on media are requested, and read to the end of each', async () => {
  const replies = { data: [comment('2', '6')], paging: next('r2') }
  const { asked, pages, read } = reading([
    { data: [media('Cabcde')] },
    {
      data: [
        { ...comment('1', '5'), replies },
        { ...comment('5', '9'), replies: { data: [comment('6', '5')] } },
      ],
    },
    { data: [comment('3', '7')], paging: next('r3') },
    { data: [comment('4', '8')] },
  ])
  await read()
  expect(asked.slice(1).map(({ path, query }) => [path, query.limit, query.after])).toEqual([
    ['/id-Cabcde/comments', 50, undefined],
    ['/1/replies', 50, 'r2'],
    ['/1/replies', 50, 'r3'],
  ])
  expect(asked[1]?.query.fields).toBe(
    'id,text,username,timestamp,from{id,username},replies.limit(50){id,text,username,timestamp,from{id,username}}',
  )
  expect(pages.map(({ items, rows }) => [items.map(({ external_id }) => external_id), rows])).toEqual([
    [
      ['5', '6', '7', '8', '9'],
      ['1', '2', '3', '4', '5', '6'],
    ],
  ])
})

test('replies that repeat under new cursors are asked for no further, and told once', async () => {
  const { asked, pages, read } = reading([
    { data: [media('Cabcde')] },
    { data: [{ ...comment('1', '5'), replies: { data: [], paging: next('r2') } }] },
    { data: [comment('2', '6')], paging: next('r3') },
    { data: [comment('2', '6')], paging: next('r4') },
  ])
  await read()
  expect(asked.slice(2).map(({ path, query }) => [path, query.after])).toEqual([
    ['/1/replies', 'r2'],
    ['/1/replies', 'r3'],
  ])
  expect(pages[0]?.rows).toEqual(['1', '2'])
})

test('of endless replies to a comment a thousand are read', async () => {
  const endless = Array.from({ length: 30 }, (_, at) => ({
    data: [comment(`r${at}`, `${100 + at}`)],
    paging: next(`p${at}`),
  }))
  const { asked, read } = reading([
    { data: [media('Cabcde')] },
    { data: [{ ...comment('1', '5'), replies: { data: [], paging: next('first') } }] },
    ...endless,
  ])
  await read()
  expect(asked.filter(({ path }) => path === '/1/replies')).toHaveLength(20)
})

test('of several comments by one person the latest is kept, whatever their order', async () => {
  const at = (id: string, from: string, day: number) => ({
    ...comment(id, from),
    timestamp: `2026-11-${day}T10:00:00+0000`,
  })
  const { pages, read } = reading([
    { data: [media('Cabcde')] },
    { data: [at('1', '5', 20), at('2', '6', 11), at('3', '5', 19), at('4', '6', 12)] },
  ])
  await read()
  expect(pages[0]?.items.map(({ external_id, comment }) => [external_id, comment?.id])).toEqual([
    ['5', '1'],
    ['6', '4'],
  ])
})

test('media that the account does not have can’t be read', async () => {
  const { read } = reading([{ data: [media('Cother')] }])
  await expect(read()).rejects.toMatchObject({ fault: { kind: 'target' } })
})

test('a stopped reading rejects with the reason of the stop, not with the fault that it caused', async () => {
  const { read } = reading([
    (controller: AbortController) => {
      controller.abort(new Error('stopped'))
      throw new NetworkError({ kind: 'gone' })
    },
  ])
  await expect(read()).rejects.toThrow('stopped')
})

test('a fault between pages restarts the list only if a page was requested by its cursor', async () => {
  const refused = () => {
    throw new NetworkError({ kind: 'bad_request', parameter: null })
  }
  const first = reading([{ data: [media('Cabcde')] }, refused])
  await expect(first.read()).rejects.toSatisfy(
    (error) => error instanceof ExecutorFault && error.fault.kind !== 'rewind',
  )
  const second = reading([{ data: [media('Cabcde')] }, { data: [], paging: next('c2') }, refused])
  await expect(second.read()).rejects.toMatchObject({ fault: { kind: 'rewind' } })
})

/** Graph, to which a Page's post is read by accounts of one app; `isRefused` says which paths are. */
function page(isRefused: (path: string) => boolean, scopes: string[] = []) {
  let now = 0
  const asked: string[] = []
  const graph: typeof fetch = async (input) => {
    const path = new URL(String(input)).pathname.replace('/v26.0', '')
    asked.push(path)
    if (path === '/me') return Response.json({ id: '17' })
    const message =
      "(#10) This endpoint requires the 'pages_read_engagement' permission or the 'Page Public Content Access' feature."
    if (isRefused(path))
      return Response.json({ error: { message, type: 'OAuthException', code: 10 } }, { status: 400 })
    return Response.json({ data: [] })
  }
  const time = { now: () => now, wait: async () => undefined }
  const tokens = { access_token: 't', refresh_token: null, expires_at: null, scopes }
  const readerOf = createGraphReaders({
    settings: () => facebookSettings,
    tokenStoreFor: () => ({
      load: async () => tokens,
      save: async () => undefined,
      exclusively: (work) => work(),
    }),
    fetchOf: () => graph,
    onSignedOut: () => expect.fail('signed out'),
    rates: createMemoryRateStore(),
    clock: time,
  })
  const collector = createGraphCollector({ brand: 'Facebook', readerOf, clock: time })
  const work = { kind: 'collect_commenters', params: { deep_collection: false } }
  const read = async (account: string) => {
    const task = {
      id: account,
      work,
      account: { id: account, network: 'facebook' },
    } as unknown as Reading['task']
    const given = {
      task,
      target: 'https://facebook.test/permalink.php?story_fbid=2&id=99',
      cursor: null,
      isSeen: () => false,
      onCost: () => undefined,
      signal: new AbortController().signal,
    }
    return collector
      .pages(given)
      [Symbol.asyncIterator]()
      .next()
      .then(
        () => null,
        (error: ExecutorFault) => error.fault,
      )
  }
  return { asked, read, later: (ms: number) => (now += ms) }
}

const HOUR = 60 * 60_000

test('a post that may not be read is a matter of its link, while the account’s own posts are open', async () => {
  const { read, asked } = page((path) => path.startsWith('/99_'))
  expect(await read('a')).toEqual({ kind: 'target', reason: 'access_refused' })
  expect(asked).toEqual(['/me', '/99_2/comments', '/17/feed'])
})

test('the end of the task that asked first leaves the account’s reader to its other tasks; other settings need another', async () => {
  const answer = Promise.withResolvers<void>()
  const asked: string[] = []
  let current = facebookSettings
  const readerOf = createGraphReaders({
    settings: () => current,
    tokenStoreFor: () => ({
      load: async () => ({ access_token: 't', refresh_token: null, expires_at: null, scopes: [] }),
      save: async () => undefined,
      exclusively: (work) => work(),
    }),
    fetchOf: () => async (input, init) => {
      asked.push(new URL(String(input)).pathname)
      await Promise.race([
        answer.promise,
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
      ])
      return Response.json({ id: '17' })
    },
    onSignedOut: () => expect.fail('signed out'),
    rates: createMemoryRateStore(),
    clock,
  })
  const account = { id: 'a', network: 'facebook' } as Reading['task']['account']
  const [first, second] = [new AbortController(), new AbortController()]
  const ended = expect(readerOf(account, first.signal)).rejects.toThrow('the task has ended')
  const other = readerOf(account, second.signal)
  first.abort(new Error('the task has ended'))
  await ended
  answer.resolve()
  expect((await other).ownId).toBe('17')
  await readerOf(account, second.signal)
  expect(asked).toEqual(['/v26.0/me'])
  current = { ...facebookSettings, version: 'v27.0' }
  await readerOf(account, second.signal)
  expect(asked).toEqual(['/v26.0/me', '/v27.0/me'])
})

const other = '@other_tea'
const ownMedia = '17901234567890123'
test.each<
  ['Facebook' | 'Instagram', keyof (typeof graphSources)['Instagram'], string | null, string, string]
>([
  ['Facebook', 'collect_homepage', null, 'tea.house', 'pages_read_engagement'],
  ['Facebook', 'collect_commenters', null, '104_2', 'pages_read_engagement pages_read_user_content'],
  ['Instagram', 'collect_homepage', 'facebook', other, 'instagram_basic instagram_manage_insights'],
  ['Instagram', 'collect_homepage', 'facebook', '17', 'instagram_basic'],
  ['Instagram', 'collect_homepage', 'instagram', '17', 'instagram_business_basic'],
  ['Instagram', 'collect_commenters', 'facebook', ownMedia, 'instagram_basic instagram_manage_comments'],
  [
    'Instagram',
    'collect_commenters',
    'instagram',
    ownMedia,
    'instagram_business_basic instagram_business_manage_comments',
  ],
])('on %s, %s by the login %s of %s needs %s', async (brand, kind, by, target, scopes) => {
  const source = graphSources[brand][kind]
  const missing = new NetworkError({ kind: 'missing_permission' })
  let needed: readonly string[] | undefined
  const client = {
    async request(request: { scopes?: readonly string[] }) {
      needed ??= request.scopes
      throw missing
    },
  }
  const of = brand === 'Facebook' ? facebookSettings : { ...settings, ...(by !== null && { login: by }) }
  const { signal } = new AbortController()
  const tokens = { getToken: async () => 't' }
  const given = { client, settings: of, tokens, ownId: '17', signal, onOwnRefused: () => missing }
  const reader = given as unknown as Reader
  const reads = async () => {
    const subject = await source.resolve(reader, target)
    await source.step(reader, { cursor: { subject, phase: 0, token: null }, target })
  }
  await expect(reads()).rejects.toThrow(NetworkError)
  expect(needed?.join(' ')).toBe(scopes)
})

test('what the login did not grant ends the task, with every link left to do', async () => {
  const { read, asked } = page(() => false, ['pages_show_list', 'pages_read_engagement'])
  expect(await read('a')).toEqual({ kind: 'task', reason: 'capability_refused' })
  expect(asked).toEqual(['/me'])
})

// mobolic/facebook-sdk#423: one account's token alone.
test('a permission that one account lost ends its task, and none of the others', async () => {
  const { read, later } = page(() => true)
  expect(await read('a')).toEqual({ kind: 'task', reason: 'capability_refused' })
  later(HOUR)
  expect(await read('b')).toEqual({ kind: 'task', reason: 'capability_refused' })
})

test('a permission that the app lost, which two accounts meet, stops the network', async () => {
  const { read, asked } = page(() => true)
  await read('a')
  expect(await read('b')).toEqual({ kind: 'task', reason: 'network_misconfigured' })
  const before = asked.length
  expect(await read('c')).toEqual({ kind: 'task', reason: 'network_misconfigured' })
  expect(asked.length).toBe(before)
})
