import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiPage, type Rig, startRig } from '../test-support/client.ts'

interface Made {
  data: { id: string; text: string }
}

let rig: Rig
let me: string
beforeAll(async () => {
  rig = await startRig()
  me = rig.network.world.people[0]?.id ?? ''
})
afterAll(() => rig.close())

const publish = (body: unknown) => rig.api<Made>('/2/tweets', { body })
const order = async (wish: object) =>
  (await rig.control<{ id: string }>('/post', { age_minutes: 5, ...wish })).body.id
const person = async (handle: string, dm: string) =>
  (await rig.control<{ id: string }>('/person', { handle, dm })).body.id

test('a post is published and at once found', async () => {
  const made = await publish({ text: 'A brand-new kettle #kettle' })
  expect(made.status).toBe(201)
  const found = await rig.api<ApiPage>('/2/tweets/search/recent?query=%23kettle')
  expect(found.body.data?.map((tweet) => tweet.id)).toContain(made.body.data.id)
})

test('the same text again within a day is refused', async () => {
  expect((await publish({ text: 'Once only' })).status).toBe(201)
  const again = await publish({ text: 'Once only' })
  expect(again.status).toBe(403)
  expect(again.text).toContain('duplicate')
  rig.advance(25 * 60 * 60 * 1000)
  expect((await publish({ text: 'Once only' })).status).toBe(201)
})

test('a reply is allowed only where the author mentioned or quoted the person', async () => {
  const stranger = await order({ author: 'nova_gadgets', text: 'Nothing about you' })
  const refused = await publish({ text: 'Buy tea', reply: { in_reply_to_tweet_id: stranger } })
  expect(refused.status).toBe(403)
  expect(refused.text).toContain('not been mentioned')
  const mention = await order({ author: 'nova_gadgets', text: 'What do you think, @Harbor_Tea?' })
  const quote = await order({
    author: 'nova_gadgets',
    text: 'Look at this',
    quote_of: (await publish({ text: 'Quote me' })).body.data.id,
  })
  const own = (await publish({ text: 'A thread' })).body.data.id
  for (const [nth, id] of [mention, quote, own].entries()) {
    expect((await publish({ text: `Thank you ${nth}`, reply: { in_reply_to_tweet_id: id } })).status).toBe(
      201,
    )
  }
  expect((await publish({ text: 'Hm', reply: { in_reply_to_tweet_id: '42' } })).status).toBe(403)
})

test('a group takes posts of its members', async () => {
  const [group] = rig.network.world.groups.values()
  if (!group) throw new Error('no group')
  const body = { text: 'To the group', community_id: group.id }
  const position = rig.network.world.people[0]?.index ?? 0
  if (group.members.includes(position)) group.members.splice(group.members.indexOf(position), 1)
  expect((await publish(body)).status).toBe(403)
  group.members.push(position)
  expect((await publish(body)).status).toBe(201)
  expect((await rig.api<{ data: object }>(`/2/communities/${group.id}`)).body.data).toEqual({
    id: group.id,
    name: group.name,
  })
})

test.each([
  {},
  { text: '' },
  { text: 7 },
  { text: 'x', colour: 'red' },
  { text: 'x', reply: { in_reply_to_tweet_id: 'abc' } },
  { text: 'x', reply: {} },
])('the body %j is a bad request', async (body) => {
  expect((await publish(body)).status).toBe(400)
})

test('280 letters fit and one more does not; wide characters count twice, links as 23', async () => {
  expect((await publish({ text: 'a'.repeat(280) })).status).toBe(201)
  expect((await publish({ text: 'b'.repeat(281) })).status).toBe(403)
  expect((await publish({ text: '茶'.repeat(140) })).status).toBe(201)
  expect((await publish({ text: '水'.repeat(141) })).status).toBe(403)
  const link = `https://example.com/${'b'.repeat(100)}`
  expect((await publish({ text: `${'a'.repeat(256)} ${link}` })).status).toBe(201)
  expect((await publish({ text: `${'a'.repeat(257)} ${link}` })).status).toBe(403)
})

test('a message goes where it is welcome and shows up on both sides', async () => {
  const open = await person('door_open', 'everyone')
  const sent = await rig.api<{ data: { dm_conversation_id: string; dm_event_id: string } }>(
    `/2/dm_conversations/with/${open}/messages`,
    { body: { text: 'Good morning' } },
  )
  expect(sent.status).toBe(201)
  expect(sent.body.data.dm_conversation_id).toBe([me, open].sort().join('-'))
  const token = await rig.token('door_open')
  for (const path of ['/2/dm_events', `/2/dm_conversations/with/${me}/dm_events`]) {
    const read = await rig.api<ApiPage>(`${path}?dm_event.fields=sender_id,created_at`, { token })
    expect(read.body.data).toEqual([
      expect.objectContaining({ id: sent.body.data.dm_event_id, text: 'Good morning', sender_id: me }),
    ])
  }
})

test('a message to somebody who did not consent is refused until they write first', async () => {
  const closed = await person('door_shut', 'nobody')
  const send = () => rig.api(`/2/dm_conversations/with/${closed}/messages`, { body: { text: 'Psst' } })
  const refused = await send()
  expect(refused.status).toBe(403)
  expect(refused.body).toMatchObject({ title: 'Forbidden', status: 403 })
  await rig.control('/message', { from: 'door_shut', to: 'harbor_tea', text: 'Hello?' })
  expect((await send()).status).toBe(201)
})

test('somebody else’s conversation is closed, and following or liking is beyond the access level', async () => {
  const [, one, other] = rig.network.world.people
  const strange = await rig.api(`/2/dm_conversations/${one?.id}-${other?.id}/dm_events`)
  expect(strange.status).toBe(403)
  for (const act of ['following', 'likes']) {
    const reply = await rig.api<{ errors: { code: number }[] }>(`/2/users/${me}/${act}`, { body: {} })
    expect(reply.status).toBe(403)
    expect(reply.body.errors[0]?.code).toBe(453)
  }
})

test('a post that is deleted takes its shares along', async () => {
  const id = await order({ author: 'harbor_tea', text: 'Gone soon', sharers: 3, quoters: 1 })
  const texts = () =>
    [...rig.network.world.posts.values()].map(({ text }) => text).filter((text) => text.includes('Gone soon'))
  expect(texts()).toHaveLength(4)
  expect((await rig.api(`/2/tweets/${id}`, { method: 'DELETE' })).status).toBe(200)
  expect(texts()).toEqual([])
})

test('a share counts once', async () => {
  const id = await order({ author: 'nova_gadgets', text: 'Share me' })
  for (let left = 2; left > 0; left -= 1) await rig.api(`/2/users/${me}/retweets`, { body: { tweet_id: id } })
  const truth = await rig.control<{ ids: string[] }>(`/truth/post/${id}/sharers`)
  expect(truth.body.ids).toEqual([me])
})
