import { expect, test } from 'vitest'
import type { XClient, XRequest } from './client.ts'
import { followers, usersSearch, type XEndpoint } from './endpoint.ts'
import { type PageReader, sources } from './sources.ts'

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

// X's OpenAPI, 2.167: the only list whose `meta` has no count.
test('a search for people that finds nobody is an empty page, and no strange answer', () => {
  expect(usersSearch.answer.parse({ meta: {} })).toEqual({ data: [], meta: {} })
  expect(usersSearch.answer.safeParse({}).success).toBe(false)
  expect(followers.answer.safeParse({ meta: {} }).success).toBe(false)
})
