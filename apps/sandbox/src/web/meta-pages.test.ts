import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Rig, startRig } from '../test-support/client.ts'
import { DEMO_POSTS } from '../world/demo.ts'

let rig: Rig
beforeAll(async () => {
  rig = await startRig()
})
afterAll(() => rig.close())

const page = async (path: string) => {
  const reply = await fetch(rig.network.url + path)
  return { status: reply.status, text: await reply.text() }
}
const peopleOf = (text: string) =>
  [...text.matchAll(/class="who" href="([^"]+)"/g)].map(([, href = '']) => href)
const groupId = () => [...rig.network.world.groups.keys()][0] ?? ''

test.each([
  ['a group’s members on Facebook', () => `/facebook/groups/${groupId()}/members`],
  ['friends', () => '/facebook/harbor_tea/friends'],
  ['followers on Facebook', () => '/facebook/harbor_tea/followers'],
  ['likers on Facebook', () => `/facebook/harbor_tea/posts/${DEMO_POSTS.harvest.id}/reactions`],
  ['people of a keyword', () => '/facebook/search/people/?q=tea'],
  ['followers on Instagram', () => '/instagram/harbor_tea/followers/'],
  ['whom somebody follows on Instagram', () => '/instagram/harbor_tea/following/'],
  ['likers on Instagram', () => `/instagram/p/179${DEMO_POSTS.harvest.id}/liked_by/`],
  ['a community’s members on X', () => `/i/communities/${groupId()}/members`],
  ['likers on X', () => `/harbor_tea/status/${DEMO_POSTS.harvest.id}/likes`],
  ['sharers on X', () => `/harbor_tea/status/${DEMO_POSTS.harvest.id}/retweets`],
])('%s are a list whose entries lead to profiles', async (_name, path) => {
  const list = await page(path())
  expect(list.status).toBe(200)
  const [first = ''] = peopleOf(list.text)
  const profile = await page(first)
  expect(profile.status).toBe(200)
  expect(profile.text).toContain('<section class="card" data-user-id="')
})

test('a profile says who it is in its title, as each network does', async () => {
  expect((await page('/facebook/harbor_tea')).text).toContain('<title>Harbor Tea · Seaside</title>')
  expect((await page('/instagram/harbor_tea/')).text).toContain(
    '<title>Harbor Tea (@harbor_tea) · Seaside</title>',
  )
  const { id } = rig.network.world.people[0] ?? { id: '' }
  expect((await page(`/facebook/profile.php?id=${id}`)).text).toContain('Harbor Tea')
})

test.each([
  '/facebook/nobody_at_all',
  '/facebook/groups/1/members',
  '/instagram/p/1/',
  '/instagram/nobody_at_all/followers/',
])('%s is not found', async (path) => {
  expect((await page(path)).status).toBe(404)
})

test('a long list is paged, and names nobody twice', async () => {
  const path = `/facebook/harbor_tea/followers`
  const [one, two] = [peopleOf((await page(path)).text), peopleOf((await page(`${path}?page=2`)).text)]
  expect(one).toHaveLength(50)
  expect(two.filter((who) => one.includes(who))).toEqual([])
})
