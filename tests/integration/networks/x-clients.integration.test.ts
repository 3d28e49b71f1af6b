import { Agent } from 'node:http'
import { connect } from 'node:net'
import { startSandbox } from '@seaport/sandbox/server'
import { Client } from '@xdevplatform/xdk'
import { TwitterApi } from 'twitter-api-v2'
import { expect, onTestFinished, test } from 'vitest'
import { controlOf } from '../runner/support/stage.ts'

/** Every endpoint of X that the sandbox has; both clients call all that they know of. */
const ENDPOINTS = [
  'GET /2/users/me',
  'GET /2/users',
  'GET /2/users/by',
  'GET /2/users/by/username/:username',
  'GET /2/users/search',
  'GET /2/users/:id',
  'GET /2/users/:id/tweets',
  'GET /2/users/:id/mentions',
  'GET /2/users/:id/followers',
  'GET /2/users/:id/following',
  'POST /2/users/:id/following',
  'POST /2/users/:id/likes',
  'POST /2/users/:id/retweets',
  'DELETE /2/users/:id/retweets/:source',
  'GET /2/tweets',
  'GET /2/tweets/:id',
  'POST /2/tweets',
  'DELETE /2/tweets/:id',
  'GET /2/tweets/:id/liking_users',
  'GET /2/tweets/:id/retweeted_by',
  'GET /2/tweets/:id/retweets',
  'GET /2/tweets/:id/quote_tweets',
  'GET /2/tweets/search/recent',
  'GET /2/communities/search',
  'GET /2/communities/:id',
  'POST /2/dm_conversations',
  'POST /2/dm_conversations/:id/messages',
  'POST /2/dm_conversations/with/:id/messages',
  'GET /2/dm_conversations/:id/dm_events',
  'GET /2/dm_conversations/with/:id/dm_events',
  'GET /2/dm_events',
  'GET /2/dm_events/:id',
  'POST /2/media/upload/initialize',
  'POST /2/media/upload/:id/append',
  'POST /2/media/upload/:id/finalize',
  'GET /2/media/upload',
  'POST /2/media/metadata',
]
/** What `twitter-api-v2` 1.29 has no method for. */
const NOT_IN_TWITTER_API = ['GET /2/users/search', 'GET /2/tweets/:id/retweets', 'GET /2/dm_events/:id']

async function rig() {
  const sandbox = await startSandbox({ people: 400, seed: 'clients' })
  onTestFinished(() => sandbox.close())
  const control = controlOf(sandbox.url)
  const { access_token: token, user_id: me } = await control<{ access_token: string; user_id: string }>(
    '/token',
    { handle: 'harbor_tea' },
  )
  const post = await control<{ id: string }>('/post', { commenters: 4, likers: 5, sharers: 3, quoters: 2 })
  const friend = async (handle: string) =>
    (await control<{ id: string }>('/person', { handle, dm: 'everyone' })).id
  const friends = [await friend('friend_one'), await friend('friend_two')] as const
  const { groups } = await control<{ groups: { id: string; name: string }[] }>('/world')
  const asked = async () => {
    const { endpoints } = await control<{ endpoints: Record<string, unknown> }>('/counters')
    return Object.keys(endpoints).filter((name) => name.includes('/2/'))
  }
  return { sandbox, token, me, post: post.id, friends, group: groups[0] ?? { id: '', name: '' }, asked }
}

const refused = { status: 403 }

test('X’s SDK calls every endpoint, and reads every answer', async () => {
  const { sandbox, token, me, post, friends, group, asked } = await rig()
  const { users, posts, directMessages, communities, media } = new Client({
    baseUrl: sandbox.url,
    accessToken: token,
  })
  const [one, two] = friends
  const counts = { followersCount: expect.any(Number), postCount: expect.any(Number) }
  const withCounts = { userFields: ['public_metrics'] as ['public_metrics'] }
  expect((await users.getMe(withCounts)).data).toMatchObject({ id: me, publicMetrics: counts })
  expect((await users.getByIds([me, one], withCounts)).data).toHaveLength(2)
  expect((await users.getByUsernames(['harbor_tea'])).data?.[0]?.id).toBe(me)
  expect((await users.getByUsername('harbor_tea', withCounts)).data?.publicMetrics).toMatchObject(counts)
  expect((await users.search('tea')).data?.length).toBeGreaterThan(0)
  expect((await users.getById(me)).data?.username).toBe('harbor_tea')
  expect((await users.getPosts(me, { maxResults: 5 })).data?.length).toBeGreaterThan(0)
  expect((await users.getMentions(me)).meta?.resultCount).toEqual(expect.any(Number))
  expect((await users.getFollowers(me)).data?.length).toBeGreaterThan(0)
  expect((await users.getFollowing(me)).data?.length).toBeGreaterThan(0)
  await expect(users.followUser(me, { targetUserId: one })).rejects.toMatchObject(refused)
  await expect(users.likePost(me, { tweetId: post })).rejects.toMatchObject(refused)

  expect((await users.repostPost(me, { tweetId: post })).data).toMatchObject({ retweeted: true })
  const reposts = await posts.getReposts(post, { expansions: ['author_id'] })
  expect(reposts.data).toHaveLength(4)
  expect(reposts.data?.map(({ authorId }) => authorId)).toContain(me)
  expect((await users.unrepostPost(me, post)).data).toMatchObject({ retweeted: false })
  expect((await posts.getReposts(post)).data).toHaveLength(3)
  expect((await posts.getRepostedBy(post)).data).toHaveLength(3)
  expect((await posts.getLikingUsers(post)).data).toHaveLength(5)
  expect((await posts.getQuoted(post)).data).toHaveLength(2)
  expect((await posts.getByIds([post])).data).toHaveLength(1)
  expect((await posts.getById(post, { postFields: ['public_metrics'] })).data?.publicMetrics).toMatchObject({
    repostCount: 3,
    likeCount: 5,
  })
  expect((await posts.searchRecent(`conversation_id:${post}`)).data?.length).toBeGreaterThan(0)
  const made = await posts.create({ text: 'By X’s SDK' })
  expect((await posts.delete(made.data?.id ?? '')).data).toEqual({ deleted: true })

  expect((await communities.search(group.name)).data?.length).toBeGreaterThan(0)
  expect((await communities.getById(group.id)).data?.name).toBe(group.name)

  const opened = await directMessages.createConversation({
    conversationType: 'Group',
    participantIds: [one, two],
    message: { text: 'Welcome' },
  })
  const conversation = opened.data?.dmConversationId ?? ''
  await directMessages.createByConversationId(conversation, { text: 'Second' })
  const events = await directMessages.getEventsByConversationId(conversation, {
    expansions: ['participant_ids', 'sender_id'],
  })
  expect(events.data?.map(({ eventType }) => eventType)).toEqual([
    'MessageCreate',
    'MessageCreate',
    'ParticipantsJoin',
  ])
  expect(events.data?.at(-1)?.participantIds).toEqual([me, one, two])
  expect(events.includes?.users?.map(({ id }) => id).sort()).toEqual([me, one, two].sort())
  const said = await directMessages.createByParticipantId(one, { text: 'Hello' })
  expect((await directMessages.getEventsByParticipantId(one)).data).toHaveLength(1)
  expect((await directMessages.getEvents()).data?.length).toBeGreaterThan(2)
  expect((await directMessages.getEventsById(said.data?.dmEventId ?? '')).data?.text).toBe('Hello')

  const upload = { mediaCategory: 'tweet_image', mediaType: 'image/png', totalBytes: 5 } as const
  const id = (await media.initializeUpload(upload)).data?.id ?? ''
  await media.appendUpload(id, { media: Buffer.from('12345').toString('base64'), segmentIndex: 0 })
  expect((await media.finalizeUpload(id)).data).toMatchObject({ id, size: 5 })
  expect((await media.getUploadStatus(id)).data?.processingInfo?.state).toBe('succeeded')
  await media.createMetadata({ id, metadata: { altText: { text: 'A leaf' } } })

  expect((await asked()).sort()).toEqual([...ENDPOINTS].sort())
})

/** `twitter-api-v2` speaks TLS alone: behind its back the bytes go to the sandbox as they are. */
class PlainAgent extends Agent {
  readonly protocol = 'https:'
  readonly #port: number
  constructor(port: number) {
    super()
    this.#port = port
  }
  override createConnection() {
    return connect(this.#port, '127.0.0.1')
  }
}

test('twitter-api-v2 calls every endpoint that it knows, and reads every answer', async () => {
  const { sandbox, token, me, post, friends, group, asked } = await rig()
  const [one, two] = friends
  const httpAgent = new PlainAgent(Number(new URL(sandbox.url).port))
  const { v2 } = new TwitterApi(token, { httpAgent })
  // The library means the prefix for its subclasses alone.
  ;(v2 as unknown as { setPrefix(prefix: string): void }).setPrefix('https://sandbox.test/2/')
  const withCounts = { 'user.fields': ['public_metrics'] as 'public_metrics'[] }
  const counts = { followers_count: expect.any(Number), tweet_count: expect.any(Number) }
  const forbidden = { code: 403 }

  expect((await v2.me(withCounts)).data).toMatchObject({ id: me, public_metrics: counts })
  expect((await v2.users([me, one])).data).toHaveLength(2)
  expect((await v2.usersByUsernames(['harbor_tea'])).data[0]?.id).toBe(me)
  expect((await v2.userByUsername('harbor_tea', withCounts)).data.public_metrics).toMatchObject(counts)
  expect((await v2.user(me)).data.username).toBe('harbor_tea')
  expect((await v2.userTimeline(me, { max_results: 5 })).tweets.length).toBeGreaterThan(0)
  expect((await v2.userMentionTimeline(me)).meta.result_count).toEqual(expect.any(Number))
  const followers = await v2.followers(me, { asPaginator: true, max_results: 10 })
  await followers.fetchNext(10)
  expect(new Set(followers.users.map(({ id }) => id)).size).toBe(20)
  expect((await v2.following(me)).data.length).toBeGreaterThan(0)
  await expect(v2.follow(me, one)).rejects.toMatchObject(forbidden)
  await expect(v2.like(me, post)).rejects.toMatchObject(forbidden)

  expect((await v2.retweet(me, post)).data.retweeted).toBe(true)
  expect((await v2.tweetRetweetedBy(post)).data).toHaveLength(4)
  expect((await v2.unretweet(me, post)).data.retweeted).toBe(false)
  expect((await v2.tweetLikedBy(post)).data).toHaveLength(5)
  expect((await v2.quotes(post)).tweets).toHaveLength(2)
  expect((await v2.tweets([post])).data).toHaveLength(1)
  const single = await v2.singleTweet(post, { 'tweet.fields': ['public_metrics', 'author_id'] })
  expect(single.data.public_metrics).toMatchObject({ retweet_count: 3, like_count: 5 })
  expect((await v2.search(`conversation_id:${post}`)).tweets.length).toBeGreaterThan(0)
  const made = await v2.tweet('By twitter-api-v2')
  await v2.reply('And on', made.data.id)
  await v2.quote('As I said', made.data.id)
  const thread = await v2.tweetThread(['First of two', 'Second of two'])
  expect(thread).toHaveLength(2)
  expect((await v2.deleteTweet(made.data.id)).data.deleted).toBe(true)
  await expect(v2.tweet('茶'.repeat(141))).rejects.toMatchObject(forbidden)
  await v2.tweet(`${'a'.repeat(255)} https://example.com/${'b'.repeat(100)}`)

  expect((await v2.searchCommunities(group.name)).data.length).toBeGreaterThan(0)
  expect((await v2.community(group.id)).data.name).toBe(group.name)

  // Its type leaves out `data`, which X's answer has.
  const opened: unknown = await v2.createDmConversation({
    conversation_type: 'Group',
    participant_ids: [one, two],
    message: { text: 'Welcome' },
  })
  const { data } = opened as { data: { dm_conversation_id: string } }
  await v2.sendDmInConversation(data.dm_conversation_id, { text: 'Second' })
  const events = await v2.listDmEventsOfConversation(data.dm_conversation_id)
  expect(events.events.map(({ event_type }) => event_type)).toEqual([
    'MessageCreate',
    'MessageCreate',
    'ParticipantsJoin',
  ])
  await v2.sendDmToParticipant(one, { text: 'Hello' })
  expect((await v2.listDmEventsWithParticipant(one)).events).toHaveLength(1)
  expect((await v2.listDmEvents()).events.length).toBeGreaterThan(2)

  // Bytes that are no text, in a part without a file name.
  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0x00, 0x2d, 0x2d])
  const id = await v2.uploadMedia(bytes, { media_type: 'image/png' as never, media_category: 'tweet_image' })
  await v2.createMediaMetadata(id, { alt_text: { text: 'A leaf' } })
  const shown = await v2.tweet('A leaf', { media: { media_ids: [id] } })
  expect(sandbox.world.posts.get(shown.data.id)?.media).toMatchObject([{ size: bytes.length, alt: 'A leaf' }])

  expect((await asked()).sort()).toEqual(
    ENDPOINTS.filter((name) => !NOT_IN_TWITTER_API.includes(name)).sort(),
  )
})
