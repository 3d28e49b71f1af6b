import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiPage, type Rig, startRig } from '../test-support/client.ts'
import { DEMO_POSTS } from '../world/demo.ts'
import { pageDown } from './paging.ts'

interface Truth {
  count: number
  ids: string[]
  comments: number
  recent: { ids: string[] }
}

let rig: Rig
beforeAll(async () => {
  rig = await startRig()
})
afterAll(() => rig.close())

const truth = async (path: string) => (await rig.control<Truth>(`/truth${path}`)).body
const authorOf = (item: Record<string, unknown>) => String(item.author_id)
const conversation = (id: string) =>
  `/2/tweets/search/recent?query=${encodeURIComponent(`conversation_id:${id} is:reply`)}&max_results=100&tweet.fields=author_id`

test('all commenters of a post come out of all pages of its conversation, some of them more than once', async () => {
  const { id } = DEMO_POSTS.harvest
  const seen = await rig.collect(conversation(id), 'next_token', authorOf)
  const real = await truth(`/post/${id}/commenters`)
  expect(real.count).toBe(240)
  expect(seen.length).toBe(real.comments)
  expect(seen.length).toBeGreaterThan(240)
  expect(new Set(seen)).toEqual(new Set(real.ids))
})

test('comments older than seven days are out of reach of recent search', async () => {
  const { id } = DEMO_POSTS.giveaway
  const seen = await rig.collect(conversation(id), 'next_token', authorOf)
  const real = await truth(`/post/${id}/commenters`)
  expect(new Set(seen)).toEqual(new Set(real.recent.ids))
  expect(real.recent.ids.length).toBeLessThan(real.count)
})

test('a comment that comes while pages are read neither repeats nor displaces one', async () => {
  const made = await rig.control<{ id: string }>('/post', { commenters: 250 })
  const before = await truth(`/post/${made.body.id}/commenters`)
  const path = conversation(made.body.id)
  const ids: string[] = []
  let next: string | undefined
  do {
    const { body } = await rig.api<ApiPage>(next ? `${path}&next_token=${next}` : path)
    ids.push(...(body.data ?? []).map((item) => String(item.id)))
    next = body.meta.next_token
    rig.advance(1000)
    await rig.control('/comments', {
      post_id: made.body.id,
      author: 'nova_gadgets',
      text: `late ${ids.length}`,
    })
  } while (next)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(before.comments)
  expect(ids).toEqual([...ids].sort().reverse())
})

test('a page token can be used again and gives the same page', async () => {
  const path = conversation(DEMO_POSTS.harvest.id)
  const first = await rig.api<ApiPage>(path)
  const [one, other] = await Promise.all(
    [1, 2].map(() => rig.api<ApiPage>(`${path}&pagination_token=${first.body.meta.next_token}`)),
  )
  expect(one?.body).toEqual(other?.body)
  expect(one?.body.data?.[0]?.id).not.toBe(first.body.data?.[0]?.id)
})

test('a token of another question, or a made-up one, is a bad parameter', async () => {
  const first = await rig.api<ApiPage>(conversation(DEMO_POSTS.harvest.id))
  const wrong = [first.body.meta.next_token, 'abc', '%00']
  for (const token of wrong) {
    const reply = await rig.api(`/2/tweets/search/recent?query=tea&next_token=${token}`)
    expect(reply.status).toBe(400)
    expect(reply.text).toContain('next_token')
  }
})

test.each(['followers', 'following'])(
  'every one of %s is found over all pages, the latest first',
  async (side) => {
    const id = rig.network.world.people[0]?.id
    const seen = await rig.collect(`/2/users/${id}/${side}?max_results=7`, 'pagination_token')
    const real = await truth(`/user/${id}/${side}`)
    expect(real.count).toBeGreaterThan(20)
    expect(seen).toEqual(real.ids.reverse())
  },
)

test('everyone who shared a post is found, and every quote', async () => {
  const { id } = DEMO_POSTS.harvest
  const sharers = await rig.collect(`/2/tweets/${id}/retweeted_by?max_results=9`, 'pagination_token')
  expect(new Set(sharers)).toEqual(new Set((await truth(`/post/${id}/sharers`)).ids))
  const quotes = await rig.collect(`/2/tweets/${id}/quote_tweets?max_results=10`, 'pagination_token')
  expect(new Set(quotes)).toEqual(new Set((await truth(`/post/${id}/quotes`)).ids))
})

test('of the likers no more than a hundred are ever shown', async () => {
  const made = await rig.control<{ id: string }>('/post', { likers: 150 })
  const seen = await rig.collect(`/2/tweets/${made.body.id}/liking_users?max_results=30`, 'pagination_token')
  expect(new Set(seen).size).toBe(100)
  expect((await truth(`/post/${made.body.id}/likers`)).count).toBe(150)
})

test('pages of a list with gaps, of any size, hold every accepted item once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: 50 })), fc.integer({ min: 1, max: 9 }), (list, max) => {
      const seen: number[] = []
      let below: number | undefined = Number.POSITIVE_INFINITY
      while (below !== undefined) {
        const page: { items: number[]; next: number | undefined } = pageDown(
          list,
          below,
          max,
          (item) => item >= 0,
        )
        expect(page.items.length).toBeLessThanOrEqual(max)
        seen.push(...page.items)
        below = page.next
      }
      expect(seen).toEqual(list.filter((item) => item >= 0).reverse())
    }),
  )
})

test('pages are no larger than the network likes, and nobody is missed over them', async () => {
  const small = await startRig({ pageRows: 25 })
  try {
    const { id } = DEMO_POSTS.harvest
    const first = await small.api<ApiPage>(conversation(id))
    expect(first.body.meta.result_count).toBe(25)
    const all = await small.collect(conversation(id), 'next_token', authorOf)
    expect(new Set(all).size).toBe(240)
    const followers = await small.api<ApiPage>('/2/users/by/username/harbor_tea')
    const { id: author } = (followers.body.data ?? {}) as unknown as { id: string }
    const page = await small.api<ApiPage>(`/2/users/${author}/followers?max_results=1000`)
    expect(page.body.meta.result_count).toBe(25)
  } finally {
    await small.close()
  }
})
