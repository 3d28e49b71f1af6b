import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiPage, type Rig, startRig } from '../test-support/client.ts'

let rig: Rig
beforeAll(async () => {
  rig = await startRig()
})
afterAll(() => rig.close())

const states = ['suspended', 'deleted', 'unavailable', 'protected'] as const
const problem = {
  suspended: { title: 'Forbidden', type: 'https://api.x.com/2/problems/resource-not-found' },
  deleted: { title: 'Not Found Error', type: 'https://api.x.com/2/problems/resource-not-found' },
  unavailable: { title: 'Resource Unavailable', type: 'https://api.x.com/2/problems/resource-unavailable' },
  protected: {
    title: 'Authorization Error',
    type: 'https://api.x.com/2/problems/not-authorized-for-resource',
  },
}

test.each(states)(
  'somebody %s: their lists and posts are refused, and who is not there is in no list',
  async (state) => {
    const handle = `is_${state}`
    const { body: person } = await rig.control<{ id: string }>('/person', { handle })
    const { body: post } = await rig.control<{ id: string }>('/post', { author: handle, text: `By ${state}` })
    await rig.control('/follow', { from: handle, to: 'harbor_tea' })
    await rig.control('/state', { handle, state })
    const profile = await rig.api<ApiPage>(`/2/users/${person.id}`)
    if (state === 'protected') expect(profile.body.data).toMatchObject({ id: person.id })
    else expect(profile.body.errors?.[0]).toMatchObject(problem[state])
    const followers = await rig.api<ApiPage>(`/2/users/${person.id}/followers`)
    expect(followers.body.errors?.[0]).toMatchObject(problem[state])
    const one = await rig.api<ApiPage>(`/2/tweets/${post.id}`)
    expect(one.status).toBe(200)
    expect(one.body.errors).toHaveLength(1)
    const me = rig.network.world.personByHandle.get('harbor_tea')?.id
    const listed = await rig.collect(`/2/users/${me}/followers?max_results=1000`, 'pagination_token')
    expect(listed.includes(person.id)).toBe(state === 'protected')
    const found = await rig.api<ApiPage>(
      `/2/tweets/search/recent?query=${encodeURIComponent(`"By ${state}"`)}`,
    )
    expect(found.body.meta.result_count).toBe(0)
  },
)

test.each([
  ['suspended', 'Your account is suspended'],
  ['locked', 'this account is temporarily locked'],
])('an account that is %s may do nothing', async (state, words) => {
  const { body } = await rig.control<{ id: string }>('/person', { handle: `me_${state}` })
  const token = await rig.token(`me_${state}`)
  await rig.control('/state', { handle: `me_${state}`, state })
  const answer = await rig.api(`/2/users/${body.id}`, { token })
  expect(answer.status).toBe(403)
  expect(answer.body).toMatchObject({ title: 'Forbidden', detail: expect.stringContaining(words) })
})

test('typed problems are problem+json, and the older errors plain JSON', async () => {
  const refused = await rig.api('/2/users/abc')
  expect(refused.status).toBe(400)
  expect(refused.headers.get('content-type')).toContain('application/problem+json')
  await rig.control('/fault', { route: 'GET /2/users/me', kind: 'access_level', times: 1 })
  const limited = await rig.api('/2/users/me')
  expect(limited.headers.get('content-type')).toContain('application/json')
})

test('pages lead back as they led on', async () => {
  const { body: post } = await rig.control<{ id: string }>('/post', { sharers: 25 })
  const path = `/2/tweets/${post.id}/retweeted_by?max_results=10`
  const ids = (page: ApiPage) => (page.data ?? []).map(({ id }) => id)
  const first = (await rig.api<ApiPage>(path)).body
  const second = (await rig.api<ApiPage>(`${path}&pagination_token=${first.meta.next_token}`)).body
  const meta = second.meta as ApiPage['meta'] & { previous_token: string }
  const back = (await rig.api<ApiPage>(`${path}&pagination_token=${meta.previous_token}`)).body
  expect(ids(back)).toEqual(ids(first))
  expect(ids(second)).not.toEqual(ids(first))
  expect(first.meta).not.toHaveProperty('previous_token')
})

test('search: thresholds hold, and reposts are found only by name', async () => {
  const { body: post } = await rig.control<{ id: string }>('/post', {
    text: 'Quetzal weather',
    likers: 12,
    sharers: 4,
  })
  const count = async (query: string) =>
    (await rig.api<ApiPage>(`/2/tweets/search/recent?query=${encodeURIComponent(query)}`)).body.meta
      .result_count
  expect(await count('quetzal')).toBe(1)
  expect(await count('quetzal min_likes:12 min_reposts:4')).toBe(1)
  expect(await count('quetzal min_likes:13')).toBe(0)
  expect(await count(`retweets_of_tweet_id:${post.id}`)).toBe(4)
  expect((await rig.api('/2/tweets/search/recent?query=min_likes:1')).status).toBe(400)
})
