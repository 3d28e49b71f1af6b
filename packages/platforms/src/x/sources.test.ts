import type { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import type { Reading } from '@seaport/runner/executor'
import { expect, test } from 'vitest'
import type { XClient, XRequest } from './client.ts'
import { createXCollector } from './collect.ts'
import { followers, usersSearch, type XEndpoint } from './endpoint.ts'
import { deepened, type PageReader, sources } from './sources.ts'

/** Gives every request the same answer, parsed by its endpoint. */
function answering(body: unknown): { client: XClient; asked: XRequest[] } {
  const asked: XRequest[] = []
  const request = async <Answer>(endpoint: XEndpoint<Answer>, given: XRequest) => {
    asked.push(given)
    return endpoint.answer.parse(body)
  }
  return { client: { request }, asked }
}

const user = (id: string) => ({ id, username: `p${id}`, name: `Person ${id}` })
const post = (id: string, author_id: string, type?: string) => ({
  id,
  author_id,
  text: `Post ${id}`,
  ...(type && { referenced_tweets: [{ type, id: '9' }] }),
})

async function read(step: PageReader | undefined, body: unknown, token: string | null = null) {
  const { client, asked } = answering(body)
  const page = await step?.({
    client,
    itemContext: { web_base: 'https://x.com', source: 'tea' },
    cursor: { subject: '9', phase: 0, token },
    want: 50,
    signal: new AbortController().signal,
  })
  return { page, asked, who: page?.items.map(({ handle }) => handle) }
}

test('a search finds authors of posts and quotes, not of plain reposts', async () => {
  const data = [
    post('1', '11'),
    post('2', '12', 'retweeted'),
    post('3', '13', 'reposted'),
    post('4', '14', 'quoted'),
    post('5', '15', 'replied_to'),
  ]
  const body = { data, includes: { users: ['11', '12', '13', '14', '15'].map(user) }, meta: {} }
  const { page, who } = await read(sources.collect_keywords.steps[0], body)
  expect(who).toEqual(['p11', 'p14', 'p15'])
  // All rows read count, however many people are kept.
  expect(page?.rows).toEqual(['1', '2', '3', '4', '5'])
})

test('the post itself is not a comment on it; an author that the network hides is left out', async () => {
  const body = {
    data: [post('9', '11'), post('2', '12'), post('3', '13')],
    includes: { users: ['11', '12'].map(user) },
    meta: { next_token: 'more' },
  }
  const { page, who, asked } = await read(sources.collect_commenters.steps[0], body, 'here')
  expect(who).toEqual(['p12'])
  expect(page?.next).toBe('more')
  expect(asked[0]?.query).toMatchObject({
    query: 'conversation_id:9',
    max_results: 50,
    pagination_token: 'here',
  })
})

test.each([
  ['@tea_house', { username: 'tea_house' }],
  ['17', { id: '17' }],
])('the profile of %s is asked for by its handle or its id', async (subject, params) => {
  const asked: XRequest[] = []
  const request = async (_: unknown, given: XRequest): Promise<never> => {
    asked.push(given)
    throw new Error('Enough')
  }
  const cursor = { subject, phase: 0, token: null }
  const { signal } = new AbortController()
  const itemContext = { web_base: 'https://x.com', source: 'tea' }
  const page = sources.collect_homepage.steps[0]?.({
    client: { request },
    itemContext,
    cursor,
    want: 50,
    signal,
  })
  await expect(page).rejects.toThrow('Enough')
  expect(asked.map((one) => one.params)).toEqual([params])
})

test('everybody who quoted a post has shared it', async () => {
  const body = { data: [post('2', '12', 'quoted')], includes: { users: [user('12')] }, meta: {} }
  expect((await read(sources.collect_sharers.steps[1], body)).who).toEqual(['p12'])
})

test.each([
  ['followers', sources.collect_followers.steps[0], { people: true }],
  ['commenters', sources.collect_commenters.steps[0], { posts: true, people: true }],
  ['a search', sources.collect_keywords.steps[0], { posts: true, people: true }],
  ['a search for people', sources.collect_keywords.steps[1], { people: true }],
])('%s requests the fields of library items', async (_what, step, wish) => {
  const { asked } = await read(step, { data: [], meta: {} })
  expect(asked[0]?.wish).toEqual(wish)
})

test('every request of every kind ends when its task does', async () => {
  const { signal } = new AbortController()
  const bodies = [{ data: user('7') }, { data: post('9', '11') }, { data: [], meta: {} }]
  const asked: [path: string, ends: boolean][] = []
  const client: XClient = {
    async request(endpoint, given) {
      asked.push([endpoint.path, given.signal === signal])
      for (const body of bodies) {
        const { success, data } = endpoint.answer.safeParse(body)
        if (success) return data
      }
      throw new Error(`No answer for ${endpoint.path}`)
    },
  }
  const address = { network: 'x', web_base: 'https://x.com' } as XSettings
  for (const [kind, { resolve, steps }] of Object.entries(sources)) {
    const isPost = /likers|sharers|commenters/.test(kind)
    const link = isPost ? 'https://x.com/tra_sen/status/9' : 'https://x.com/tra_sen'
    const target = kind === 'collect_keywords' ? 'tea lovers' : link
    const subject = await resolve({ client, address, target, signal })
    for (const step of steps) {
      const cursor = { subject, phase: 0, token: null }
      await step({
        client,
        itemContext: { web_base: 'https://x.com', source: '茶' },
        cursor,
        want: 50,
        signal,
      })
    }
  }
  await deepened(client, { external_id: '7', content: '' } as CollectedItem, signal)
  expect(asked.filter(([, ends]) => !ends)).toEqual([])
  expect(new Set(asked.map(([path]) => path)).size).toBe(10)
})

// X's OpenAPI, 2.167: the only list whose `meta` has no count.
test('a search for people that finds nobody is an empty page, and no strange answer', () => {
  expect(usersSearch.answer.parse({ meta: {} })).toEqual({ data: [], meta: {} })
  expect(usersSearch.answer.safeParse({}).success).toBe(false)
  expect(followers.answer.safeParse({ meta: {} }).success).toBe(false)
})

test.each([
  // A page of people costs by its size, and each of them one request more.
  [5, true, 5],
  [500, true, 20],
  [5, false, 5],
  [500, false, 500],
  [5000, false, 1000],
])(
  'a task that wants %i people, in depth: %s, reads pages of %i',
  async (target_count, deep_collection, size) => {
    const { client, asked } = answering({ data: [user('7')], meta: {} })
    const collector = createXCollector({
      addressOf: () => ({ network: 'x', web_base: 'https://x.com/' }) as XSettings,
      clientOf: async () => client,
      clock: { now: () => 0, wait: async () => undefined },
    })
    const work = { kind: 'collect_followers', params: { target_count, deep_collection } }
    const reading = {
      task: { id: 't', account: { account: 'own', network: 'x' }, work },
      target: 'https://x.com/ann',
      cursor: JSON.stringify(['9', 0, null]),
      isSeen: () => true,
      onCost: () => undefined,
      signal: new AbortController().signal,
    } as unknown as Reading
    for await (const { items } of collector.pages(reading)) expect(items[0]?.url).toBe('https://x.com/p7')
    expect(asked.map(({ query }) => query?.max_results)).toEqual([size])
  },
)
