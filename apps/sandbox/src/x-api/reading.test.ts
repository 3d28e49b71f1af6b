import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiPage, type Rig, startRig } from '../test-support/client.ts'
import { DEMO_POSTS } from '../world/demo.ts'

let rig: Rig
beforeAll(async () => {
  rig = await startRig()
})
afterAll(() => rig.close())

const keysOf = (item: unknown) => Object.keys(item as object).sort()
const search = (query: string, more = '') =>
  rig.api<ApiPage>(`/2/tweets/search/recent?query=${encodeURIComponent(query)}${more}`)

test('only default fields come unasked', async () => {
  const { body } = await search('#tea')
  expect(keysOf(body.data?.[0])).toEqual(['edit_history_tweet_ids', 'id', 'text'])
  expect(body.includes).toBeUndefined()
  const me = await rig.api<{ data: object }>('/2/users/me')
  expect(keysOf(me.body.data)).toEqual(['id', 'name', 'username'])
})

test('exactly the requested fields are returned', async () => {
  const { body } = await search(
    'from:harbor_tea',
    '&tweet.fields=created_at,public_metrics&expansions=author_id&user.fields=location',
  )
  expect(keysOf(body.data?.[0])).toEqual([
    'author_id',
    'created_at',
    'edit_history_tweet_ids',
    'id',
    'public_metrics',
    'text',
  ])
  expect(body.includes?.users).toEqual([
    { id: body.data?.[0]?.author_id, name: 'Harbor Tea', username: 'harbor_tea', location: 'Singapore' },
  ])
})

test('a comment contains its conversation, the post it answers and its author', async () => {
  const { id } = DEMO_POSTS.lantern
  const { body } = await search(
    `in_reply_to_tweet_id:${id}`,
    '&tweet.fields=conversation_id,in_reply_to_user_id,referenced_tweets&expansions=referenced_tweets.id',
  )
  expect(body.data?.[0]).toMatchObject({
    conversation_id: id,
    referenced_tweets: [{ type: 'replied_to', id }],
  })
  expect(body.includes?.tweets?.map((tweet) => tweet.id)).toEqual([id])
})

test('what exists comes with an error entry for what does not, under status 200', async () => {
  const me = await rig.api<{ data: { id: string } }>('/2/users/me')
  const { status, body } = await rig.api<ApiPage>(`/2/users?ids=${me.body.data.id},42`)
  expect(status).toBe(200)
  expect(body.data).toHaveLength(1)
  expect(body.errors?.[0]).toMatchObject({ value: '42', resource_type: 'user', title: 'Not Found Error' })
  const gone = await rig.api<ApiPage>('/2/tweets/42')
  expect(gone.status).toBe(200)
  expect(keysOf(gone.body)).toEqual(['errors'])
})

test('the text of a long post is cut between words; whoever asks gets all of it', async () => {
  const long = `${'Trà & sen '.repeat(40)}hết`
  const { body: made } = await rig.control<{ id: string }>('/post', { text: long, age_minutes: 3 })
  const read = async (fields: string) =>
    (await rig.api<{ data: object }>(`/2/tweets/${made.id}${fields}`)).body.data
  const text = `${'Trà &amp; sen '.repeat(27)}Trà &amp; sen`
  expect(await read('')).toEqual({ id: made.id, text, edit_history_tweet_ids: [made.id] })
  const note = { text: `${'Trà &amp; sen '.repeat(40)}hết` }
  expect(await read('?tweet.fields=note_tweet')).toMatchObject({ text, note_tweet: note })
  expect(await read('?post.fields=note_post')).toMatchObject({ text, note_post: note })
})

test('an empty page has meta and no data', async () => {
  const { status, body } = await search('zzzzunheardof')
  expect(status).toBe(200)
  expect(body).toEqual({ meta: { result_count: 0 } })
})

test('a page of searched people or communities counts nothing', async () => {
  for (const path of ['users/search', 'communities/search']) {
    expect((await rig.api<ApiPage>(`/2/${path}?query=tea`)).body.meta.result_count).toBeUndefined()
    expect((await rig.api<ApiPage>(`/2/${path}?query=zzzzunheardof`)).body).toEqual({ meta: {} })
  }
})

test.each([
  ['from:harbor_tea #tea', (text: string) => text.includes('#tea')],
  ['"spring oolong"', (text: string) => text.includes('spring oolong')],
  ['(SPRING OR autumn) oolong -is:reply', (text: string) => /spring/i.test(text)],
  ['đèn', (text: string) => text.includes('đèn')],
])('%s finds what it should', async (query, fits) => {
  const { body } = await search(query)
  expect(body.meta.result_count).toBeGreaterThan(0)
  expect(body.data?.every((tweet) => fits(String(tweet.text)))).toBe(true)
})

test('words of a script without spaces are found inside a text', async () => {
  await rig.control('/post', { text: '附近的乌龙茶真的很好', age_minutes: 3 })
  expect((await search('乌龙')).body.data?.some((tweet) => String(tweet.text).includes('附近的乌龙茶'))).toBe(
    true,
  )
})

test('operators that deny or only narrow can not stand alone', async () => {
  for (const query of ['is:reply', '-tea', 'has:links lang:en', 'tea OR is:reply']) {
    expect((await search(query)).status, query).toBe(400)
  }
})

test.each([
  ['', 'query'],
  ['from:', 'query'],
  ['colour:red', 'query'],
  ['(tea', 'query'],
  ['tea)', 'query'],
  ['tea AND coffee', 'query'],
  ['"tea', 'query'],
  ['conversation_id:abc', 'query'],
  ['is:asleep', 'query'],
  ['constructor:x', 'query'],
  ['x'.repeat(513), 'query'],
])('the query %j is refused', async (query, parameter) => {
  const reply = await search(query)
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject({ title: 'Invalid Request' })
  expect(reply.text).toContain(parameter)
})

test.each([
  '/2/tweets/search/recent?query=tea&max_results=9',
  '/2/tweets/search/recent?query=tea&max_results=101',
  '/2/tweets/search/recent?query=tea&max_results=ten',
  '/2/tweets/search/recent?query=tea&tweet.fields=colour',
  '/2/tweets/search/recent?query=tea&colour=red',
  '/2/tweets/search/recent?query=tea&start_time=2026-11-01T00:00:00Z',
  '/2/tweets/search/recent?query=tea&start_time=yesterday',
  '/2/tweets/search/recent?query=tea&since_id=12',
  '/2/tweets/search/recent',
  '/2/users',
  '/2/users?ids=abc',
  `/2/users?ids=${Array(101).fill('1').join(',')}`,
  '/2/users/by?usernames=too_long_for_a_handle',
  '/2/users/not-an-id',
  '/2/users/1700000000000048271/followers?max_results=1001',
  '/2/users/1700000000000048271/tweets?max_results=4',
  '/2/users/1700000000000048271/tweets?since_id=a',
  '/2/tweets/abc/liking_users',
])('%s is a bad request', async (path) => {
  const reply = await rig.api(path)
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject({ title: 'Invalid Request', errors: [expect.anything()] })
})

test('without a token, or with a dead one, everything is 401', async () => {
  for (const token of ['', 'nonsense']) {
    const reply = await rig.api('/2/users/me', { token })
    expect(reply.status).toBe(401)
    expect(reply.body).toMatchObject({ title: 'Unauthorized', type: 'about:blank', status: 401 })
  }
})

test('a scope that was not given is 403', async () => {
  const token = await rig.token('harbor_tea', ['tweet.read', 'users.read'])
  expect((await rig.api('/2/users/me', { token })).status).toBe(200)
  const followers = await rig.api('/2/users/1700000000000048271/followers', { token })
  expect(followers.status).toBe(403)
  expect((await rig.api('/2/tweets', { token, body: { text: 'x' } })).status).toBe(403)
})

test('people are found by name, timelines omit excluded posts', async () => {
  const found = await rig.api<ApiPage>('/2/users/search?query=gadgets')
  expect(found.body.data?.map((user) => user.username)).toContain('nova_gadgets')
  const id = rig.network.world.people[0]?.id
  const { body } = await rig.control<{ id: string }>('/post', { author: 'nova_gadgets', text: 'Theirs' })
  await rig.control('/comments', { post_id: body.id, author: 'harbor_tea', text: 'An answer' })
  await rig.api(`/2/users/${id}/retweets`, { body: { tweet_id: body.id } })
  const shown = async (more: string) => {
    const posts = await rig.api<ApiPage>(`/2/users/${id}/tweets?max_results=100${more}`)
    const texts = posts.body.data?.map((tweet) => tweet.text) ?? []
    const own = texts.some((text) => String(text).startsWith('The spring oolong'))
    return [own, texts.includes('An answer'), texts.includes('RT @nova_gadgets: Theirs')]
  }
  expect(await shown('')).toEqual([true, true, true])
  expect(await shown('&exclude=replies')).toEqual([true, false, true])
  expect(await shown('&exclude=retweets')).toEqual([true, true, false])
  expect(await shown('&exclude=replies,retweets')).toEqual([true, false, false])
})

test('a timeline is bounded by ids as numbers, not as texts', async () => {
  const id = rig.network.world.people[2]?.id
  const count = async (bound: string) =>
    (await rig.api<ApiPage>(`/2/users/${id}/tweets?max_results=100&${bound}`)).body.meta.result_count
  const all = await count('exclude=')
  expect(all).toBeGreaterThan(0)
  expect(await count('since_id=5')).toBe(all)
  expect(await count('until_id=5')).toBe(0)
})
