import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Rig, startRig } from '../test-support/client.ts'
import { follows } from '../world/acts.ts'
import { DEMO_POSTS } from '../world/demo.ts'
import { personAt } from '../world/people.ts'

let rig: Rig
let cookie: string
beforeAll(async () => {
  rig = await startRig()
  const login = await rig.form('/login', { handle: 'harbor_tea', password: 'sandbox-1', next: '//evil.test' })
  expect(login.headers.get('location')).toBe('/')
  cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
})
afterAll(() => rig.close())

const page = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(rig.network.url + path, { headers, redirect: 'manual' })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}
const mine = (path: string) => page(path, { cookie })
const harvest = `/harbor_tea/status/${DEMO_POSTS.harvest.id}`

async function act(path: string, fields: Record<string, string>) {
  const { text } = await mine(harvest)
  const key = /name="key" value="([^"]+)"/.exec(text)?.[1] ?? ''
  return rig.form(path, { key, ...fields }, { cookie, referer: rig.network.url + harvest })
}

test('every page of the network opens without a sign-in', async () => {
  const [group] = rig.network.world.groups.keys()
  for (const path of [
    '/',
    '/harbor_tea',
    '/HARBOR_TEA/followers',
    harvest,
    `/i/communities/${group}`,
    '/search?q=tea',
    '/login',
  ]) {
    const { status, text } = await page(path)
    expect(status, path).toBe(200)
    expect(text).toContain('<!doctype html>')
  }
  expect((await page('/health')).text).toContain('ok')
})

test('an unknown page is 404, and messages ask to sign in first', async () => {
  for (const path of ['/nobody_here', '/harbor_tea/status/42', '/i/communities/42']) {
    expect((await page(path)).status, path).toBe(404)
  }
  const inbox = await page('/messages/compose?recipient_id=1')
  expect(inbox.headers.get('location')).toContain('/login?next=')
})

test('all comments of a post can be read page by page', async () => {
  const seen = new Set<string>()
  let next: string | undefined = harvest
  while (next) {
    const { text } = await page(next)
    for (const [, id = ''] of text.matchAll(/class="row[^"]*" data-post-id="(\d+)"/g)) seen.add(id)
    next = /href="([^"]+\?before=\d+)"/.exec(text)?.[1]
  }
  const truth = await rig.control<{ comments: number }>(`/truth/post/${DEMO_POSTS.harvest.id}/commenters`)
  expect(seen.size).toBe(truth.body.comments)
})

test('text from people cannot become markup', async () => {
  const text = '<img src=x onerror=alert(1)> & "quotes"'
  const made = await rig.control<{ path: string }>('/post', { text })
  const shown = await page(made.body.path)
  expect(shown.text).not.toContain('<img')
  expect(shown.text).toContain('&lt;img src=x')
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('by hand anybody may reply, like, follow and join', async () => {
  const { world } = rig.network
  const post = world.posts.get(DEMO_POSTS.lantern.id)
  const them = world.people[1]
  const [group] = world.groups.values()
  if (!post || !them || !group) throw new Error('the demo is not there')
  const replies = post.replies
  expect((await act('/i/post', { text: 'By hand', reply_to: post.id })).status).toBe(303)
  expect(post.replies).toBe(replies + 1)
  const back = await act('/i/like', { post: post.id })
  expect(back.headers.get('location')).toBe(harvest)
  expect(post.likers).toContain(0)
  const me = personAt(world, 0)
  const followed = follows(world, me, them)
  await act('/i/follow', { person: them.id })
  expect(follows(world, me, them)).toBe(!followed)
  const member = group.members.includes(0)
  await act('/i/join', { group: group.id })
  expect(group.members.includes(0)).toBe(!member)
})

test('by hand a post may be as long as by the interface', async () => {
  const family = '👨‍👩‍👧‍👦'
  const link = `https://example.com/${'b'.repeat(100)}`
  expect((await act('/i/post', { text: family.repeat(140) })).status).toBe(303)
  expect((await act('/i/post', { text: `${'a'.repeat(256)} ${link}` })).status).toBe(303)
  const long = await act('/i/post', { text: '茶'.repeat(141) })
  expect(long.status).toBe(400)
  expect(long.text).toContain('this one 282')
})

test('a message by hand obeys the other side’s wish', async () => {
  const { id } = (await rig.control<{ id: string }>('/person', { handle: 'shy_one', dm: 'nobody' })).body
  expect((await act('/i/message', { recipient: id, text: 'Hi' })).status).toBe(403)
  expect((await mine(`/messages/compose?recipient_id=${id}`)).text).toContain('does not take messages')
  await rig.control('/message', { from: 'shy_one', to: 'harbor_tea', text: 'You first' })
  expect((await act('/i/message', { recipient: id, text: 'Hi' })).status).toBe(303)
  expect((await mine(`/messages/compose?recipient_id=${id}`)).text).toContain('bubble mine')
})

test('a form without its key does nothing', async () => {
  const before = rig.network.world.posts.size
  expect((await rig.form('/i/post', { text: 'forged' }, { cookie })).status).toBe(403)
  expect((await rig.form('/i/post', { text: 'forged' })).headers.get('location')).toContain('/login')
  expect(rig.network.world.posts.size).toBe(before)
})
