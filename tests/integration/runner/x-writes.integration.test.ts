import { NetworkError } from '@seaport/platforms/outcome'
import { createMemoryRateStore, createRateLimiter } from '@seaport/platforms/rate-limiter'
import { createXClient } from '@seaport/platforms/x/client'
import { publish, reply, sendMessage, type XAuthor } from '@seaport/platforms/x/write'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import { controlOf } from './support/stage.ts'

const signal = new AbortController().signal

async function rig() {
  const clock = createSimClock(Date.parse('2026-11-20T12:00:00.000Z'))
  const sandbox = await startSandbox({ people: 80, now: clock.now })
  onTestFinished(() => sandbox.close())
  const control = controlOf(sandbox.url)
  const { access_token, user_id } = await control<{ access_token: string; user_id: string }>('/token', {
    handle: 'harbor_tea',
    expires_in: 10_000_000,
  })
  const client = createXClient({
    apiBase: sandbox.url,
    account: 'account',
    tokens: { getToken: async () => access_token },
    ledger: createRateLimiter({ app: 'app', store: createMemoryRateStore(), clock }),
    clock,
  })
  const author: XAuthor = { client, id: user_id, handle: 'harbor_tea', clock, begun: anyTime, signal }
  const person = async (handle: string, dm: string) =>
    (await control<{ id: string }>('/person', { handle, dm })).id
  const posts = async () => (await control<{ ids: string[] }>(`/truth/user/${user_id}/posts`)).ids
  return { sandbox, control, author, person, posts }
}

/** Nothing else is known, and nothing is too old. */
const anyTime = { at: 0, isKnown: () => false }
const outcome = (kind: string) => ({ outcome: { kind } })

test('a post, a community post, and a reply only where the author mentioned or quoted the account', async () => {
  const { sandbox, control, author, posts } = await rig()
  const { id } = await publish(author, { text: 'Fresh jasmine today & tomorrow https://tea.example/a' })
  expect(await posts()).toContain(id)

  const community = [...sandbox.world.groups.values()].find(({ members }) => members.includes(0))
  const group = community ?? [...sandbox.world.groups.values()][0]
  if (group && !community) group.members.push(0)
  const inGroup = await publish(author, { text: 'Hello, group', community: group?.id ?? '' })
  expect(sandbox.world.posts.get(inGroup.id)?.groupId).toBe(group?.id)

  const mentioning = await control<{ id: string }>('/post', {
    author: 'nova_gadgets',
    text: 'Thanks @Harbor_Tea!',
  })
  const answer = await reply(author, { post: mentioning.id, text: 'With pleasure' })
  expect(sandbox.world.posts.get(answer.id)?.replyTo).toBe(mentioning.id)
  const quoting = await control<{ id: string }>('/post', {
    author: 'nova_gadgets',
    text: 'So good',
    quote_of: id,
  })
  await reply(author, { post: quoting.id, text: 'Glad to hear' })

  const other = await control<{ id: string }>('/post', { author: 'nova_gadgets', text: 'Nothing about tea' })
  const before = await posts()
  await expect(reply(author, { post: other.id, text: 'Buy tea' })).rejects.toMatchObject(
    outcome('target_unavailable'),
  )
  expect(await posts()).toEqual(before)
})

test('words that were said before are not taken for a post or message whose answer was lost', async () => {
  const { control, author, person, posts } = await rig()
  const text = 'The same words'
  const open = await person('open_ears', 'everyone')
  const first = await publish(author, { text })
  const said = await sendMessage(author, { person: open, text })
  const known = new Set([first.id, said.id])
  const later = [
    ['another act', { at: 0, isKnown: (id: string) => known.has(id) }],
    ['an older one', { at: author.clock.now() + 3 * 60_000, isKnown: () => false }],
  ] as const
  for (const [, begun] of later) {
    await control('/fault', { route: 'POST /2/tweets', kind: 'cut', when: 'before', times: 1 })
    await control('/fault', {
      ...{ route: 'POST /2/dm_conversations/with/:id/messages', kind: 'cut', when: 'before' },
      times: 1,
    })
    await expect(publish({ ...author, begun }, { text })).rejects.toMatchObject(outcome('unknown'))
    await expect(sendMessage({ ...author, begun }, { person: open, text })).rejects.toMatchObject(
      outcome('unknown'),
    )
  }
  expect(await posts()).toContain(first.id)
})

test('messages and groups go only to people who take them', async () => {
  const { control, author, person } = await rig()
  const open = await person('open_ears', 'everyone')
  const closed = await person('closed_ears', 'nobody')
  const sent = await sendMessage(author, { person: open, text: 'Hello' })
  const truth = await control<{ messages: { id: string }[] }>(`/truth/user/${open}/messages`)
  expect(truth.messages.map(({ id }) => id)).toEqual([sent.id])
  await expect(sendMessage(author, { person: closed, text: 'Hello' })).rejects.toMatchObject(
    outcome('target_unavailable'),
  )
  const { count } = await control<{ count: number }>(`/truth/user/${closed}/messages`)
  expect(count).toBe(0)
})

test.each([
  ['after', 1],
  ['before', 0],
] as const)(
  'a post whose answer is cut off %s it was done is looked for, and never sent twice',
  async (when, landed) => {
    const { control, author, posts } = await rig()
    const before = (await posts()).length
    await control('/fault', { route: 'POST /2/tweets', kind: 'cut', when, times: 1 })
    const sending = publish(author, { text: 'Once & only once' })
    if (landed) {
      const { id } = await sending
      expect(await posts()).toContain(id)
    } else await expect(sending).rejects.toMatchObject(outcome('unknown'))
    expect((await posts()).length).toBe(before + landed)
  },
)

test('what is sent stays within the account’s limits, without asking', async () => {
  const { control, author, person } = await rig()
  const to = await person('open_ears', 'everyone')
  for (let count = 0; count < 15; count += 1) await sendMessage(author, { person: to, text: `No. ${count}` })
  const over = sendMessage(author, { person: to, text: 'One more' })
  await expect(over).rejects.toBeInstanceOf(NetworkError)
  await expect(over).rejects.toMatchObject({
    outcome: { kind: 'retry', cause: 'rate_limit', until: expect.any(Number) },
  })
  const { limitExceeded } = await control<{ limitExceeded: number }>('/counters')
  expect(limitExceeded).toBe(0)
})
