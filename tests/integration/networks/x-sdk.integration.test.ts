import { startSandbox } from '@seaport/sandbox/server'
import { Client } from '@xdevplatform/xdk'
import { expect, onTestFinished, test } from 'vitest'
import { controlOf } from '../runner/support/stage.ts'

/** X's own SDK, as the reference for the shape of X's responses. */
async function rig(vocabularies: ('tweet' | 'post')[]) {
  const sandbox = await startSandbox({ people: 400, seed: 'sdk', vocabularies })
  onTestFinished(() => sandbox.close())
  const control = controlOf(sandbox.url)
  const { access_token, user_id } = await control<{ access_token: string; user_id: string }>('/token', {
    handle: 'harbor_tea',
  })
  const client = new Client({ baseUrl: sandbox.url, accessToken: access_token })
  const truth = async (path: string) => (await control<{ ids: string[] }>(`/truth/${path}`)).ids.sort()
  return { sandbox, control, client, me: user_id, truth }
}

interface SdkPage {
  data?: { id?: string; authorId?: string }[]
  meta?: { nextToken?: string }
}

/** Every row over all pages, each of which must be there once. */
async function all(ask: (token: string | undefined) => Promise<SdkPage>) {
  const rows: { id?: string; authorId?: string }[] = []
  let token: string | undefined
  do {
    const page = await ask(token)
    rows.push(...(page.data ?? []))
    token = page.meta?.nextToken
  } while (token)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  return rows
}

const ids = (rows: { id?: string }[]) => rows.map(({ id }) => id ?? '').sort()
const next = (paginationToken: string | undefined) => (paginationToken ? { paginationToken } : {})

test.each([[['tweet', 'post']], [['post']]] as ('tweet' | 'post')[][][])(
  'X’s SDK reads every list to its last page where %j is spoken',
  async (vocabularies) => {
    const { client, control, me, truth } = await rig(vocabularies ?? ['post'])
    const post = await control<{ id: string }>('/post', {
      commenters: 130,
      likers: 70,
      sharers: 120,
      quoters: 25,
    })
    const { users, posts } = client

    const followers = await all((token) => users.getFollowers(me, { maxResults: 90, ...next(token) }))
    expect(ids(followers)).toEqual(await truth(`user/${me}/followers`))
    const following = await all((token) => users.getFollowing(me, { maxResults: 20, ...next(token) }))
    expect(ids(following)).toEqual(await truth(`user/${me}/following`))
    const likers = await all((token) => posts.getLikingUsers(post.id, { maxResults: 30, ...next(token) }))
    expect(ids(likers)).toEqual(await truth(`post/${post.id}/likers`))
    const sharers = await all((token) => posts.getRepostedBy(post.id, { maxResults: 50, ...next(token) }))
    expect(ids(sharers)).toEqual(await truth(`post/${post.id}/sharers`))
    const quotes = await all((token) =>
      posts.getQuoted(post.id, { maxResults: 10, expansions: ['author_id'], ...next(token) }),
    )
    expect(ids(quotes)).toEqual(await truth(`post/${post.id}/quotes`))
    const comments = await all((token) =>
      posts.searchRecent(`conversation_id:${post.id}`, {
        maxResults: 50,
        postFields: ['created_at', 'public_metrics'],
        expansions: ['author_id', 'referenced_posts'],
        ...next(token),
      }),
    )
    const authors = new Set(comments.flatMap(({ id, authorId }) => (id === post.id ? [] : [authorId])))
    expect([...authors].sort()).toEqual(await truth(`post/${post.id}/commenters`))
    const own = await all((token) => users.getPosts(me, { maxResults: 5, ...next(token) }))
    expect(ids(own)).toEqual(await truth(`user/${me}/posts`))
  },
)

test('X’s SDK writes, takes back, messages, and reads the messages to the last page', async () => {
  const { client, control, me } = await rig(['post', 'tweet'])
  const made = await client.posts.create({ text: 'Written by the SDK' })
  expect(made.data?.id).toMatch(/^\d+$/)
  const read = await client.posts.getById(made.data?.id ?? '', { postFields: ['public_metrics'] })
  expect(read.data).toMatchObject({ text: 'Written by the SDK', publicMetrics: { repostCount: 0 } })
  expect((await client.posts.delete(made.data?.id ?? '')).data).toEqual({ deleted: true })

  const { id: friend } = await control<{ id: string }>('/person', { handle: 'friend', dm: 'everyone' })
  for (let count = 0; count < 12; count += 1)
    await client.directMessages.createByParticipantId(friend, { text: `No. ${count}` })
  const events = await all((token) =>
    client.directMessages.getEventsByParticipantId(friend, { maxResults: 5, ...next(token) }),
  )
  expect(events).toHaveLength(12)
  const one = await client.directMessages.getEventsById(events[0]?.id ?? '', { expansions: ['sender_id'] })
  expect(one.data).toMatchObject({ text: 'No. 11', senderId: me })
  const missing = await client.users.getById('1')
  expect(missing.errors?.[0]).toMatchObject({ title: 'Not Found Error', resourceType: 'user' })
})

test('X’s SDK uploads a picture with its alt text, posts it, and writes to a group', async () => {
  const { client, control, sandbox } = await rig(['post', 'tweet'])
  const begun = await client.media.initializeUpload({
    mediaCategory: 'tweet_image',
    mediaType: 'image/png',
    totalBytes: 5,
  })
  const id = begun.data?.id ?? ''
  await client.media.appendUpload(id, { media: Buffer.from('12345').toString('base64'), segmentIndex: 0 })
  expect((await client.media.finalizeUpload(id)).data).toMatchObject({ id, size: 5 })
  expect((await client.media.getUploadStatus(id)).data?.processingInfo?.state).toBe('succeeded')
  await client.media.createMetadata({ id, metadata: { altText: { text: 'A leaf' } } })
  const made = await client.posts.create({ text: 'A leaf', media: { mediaIds: [id] } })
  expect(sandbox.world.posts.get(made.data?.id ?? '')?.media).toMatchObject([{ size: 5, alt: 'A leaf' }])

  const person = async (handle: string) =>
    (await control<{ id: string }>('/person', { handle, dm: 'everyone' })).id
  const group = await client.directMessages.createConversation({
    conversationType: 'Group',
    participantIds: [await person('friend_one'), await person('friend_two')],
    message: { text: 'Welcome' },
  })
  const conversation = group.data?.dmConversationId ?? ''
  await client.directMessages.createByConversationId(conversation, { text: 'Second' })
  expect(await control(`/truth/conversation/${conversation}`)).toMatchObject({
    messages: ['Welcome', 'Second'],
  })
})
