import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import { expect, test } from 'vitest'
import type { Cursor } from '../cursor.ts'
import { createMemoryRateStore, createRateLimiter } from '../rate-limiter.ts'
import { xSettings } from '../test-support/stage.ts'
import { createXClient } from './client.ts'
import * as api from './endpoint.ts'
import { readOwnProfile } from './profile.ts'
import { deepened, sources } from './sources.ts'

/*
 * Answers in the full shape of X's OpenAPI and data dictionary (docs.x.com/x-api/fundamentals/data-dictionary, docs.x.com/x-api/fundamentals/expansions,
 * docs.x.com/x-api/direct-messages/lookup), whatever fields were asked for; what a reader must make of them is written down from the same pages.
 */

const clock = { now: () => Date.parse('2026-11-20T12:00:00Z'), wait: async () => undefined }
const { signal } = new AbortController()

function clientOf(answers: Record<string, unknown>) {
  const fetch: typeof globalThis.fetch = async (input) => {
    const path = new URL(String(input)).pathname
    return path in answers ? Response.json(answers[path]) : expect.fail(`asked for ${path}`)
  }
  const ledger = createRateLimiter({ app: 'app', store: createMemoryRateStore(), clock })
  const tokens = { getToken: async () => 't' }
  return createXClient({ apiBase: 'https://api.x.test', account: 'a', tokens, ledger, clock, fetch })
}

const user = (id: string, username: string) => ({
  id,
  username,
  name: `Zoë &amp; ${username} 茶`,
  created_at: '2013-12-14T04:35:55.000Z',
  description: `Thé &lt;3 ${id} – 喝茶`,
  entities: {
    url: { urls: [{ start: 0, end: 23, url: 'https://t.co/a', expanded_url: 'https://b.example' }] },
  },
  location: `Zürich &gt; ${id}`,
  most_recent_tweet_id: '900',
  pinned_tweet_id: '901',
  profile_image_url: 'https://pbs.test/a.jpg',
  protected: false,
  public_metrics: {
    followers_count: Number(id) + 1000,
    following_count: Number(id) + 2000,
    tweet_count: 3000,
    listed_count: 4000,
    like_count: 5000,
    media_count: 6000,
  },
  receives_your_dm: true,
  subscription_type: 'None',
  url: 'https://t.co/a',
  verified: true,
  verified_type: 'blue',
  withheld: { country_codes: ['DE'] },
})
const person = (id: string, handle: string, content = `Thé <3 ${id} – 喝茶`): CollectedItem => ({
  external_id: id,
  url: `https://x.test/${handle}`,
  handle,
  name: `Zoë & ${handle} 茶`,
  content,
  followers: Number(id) + 1000,
  location: `Zürich > ${id}`,
  source: 'Größe',
})

const post = (id: string, author_id: string, more: object = {}) => ({
  id,
  text: `Été &amp; ${id}\n 很好`,
  edit_history_tweet_ids: [id],
  author_id,
  attachments: { media_keys: ['3_1'] },
  conversation_id: '500',
  created_at: `2026-11-1${id.at(-1)}T23:59:59.000Z`,
  entities: { mentions: [{ start: 0, end: 5, username: 'andere', id: '66' }] },
  geo: { place_id: 'p' },
  in_reply_to_user_id: '66',
  lang: 'fr',
  possibly_sensitive: false,
  public_metrics: {
    retweet_count: 1,
    reply_count: 2,
    like_count: 3,
    quote_count: 4,
    bookmark_count: 5,
    impression_count: 6,
  },
  reply_settings: 'everyone',
  source: 'X Web App',
  ...more,
})
const said = (id: string) => `Été & ${id}\n 很好`

const meta = {
  result_count: 2,
  newest_id: '509',
  oldest_id: '501',
  next_token: 'weiter',
  previous_token: 'zurück',
}
const people = { data: [user('11', 'zoe'), user('12', 'ann')], meta, errors: [] }
const posts = {
  data: [post('500', '11'), post('501', '12'), post('502', '13'), post('503', '14')],
  includes: {
    users: [user('14', 'eva'), user('12', 'ann'), user('11', 'zoe')],
    tweets: [post('600', '66')],
    media: [{ media_key: '3_1', type: 'photo', url: 'https://pbs.test/m.jpg' }],
  },
  // An author who was suspended: his post is there, he is not.
  errors: [
    {
      value: '13',
      detail: 'User has been suspended: [13].',
      title: 'Forbidden',
      resource_type: 'user',
      parameter: 'author_id',
      resource_id: '13',
      type: 'https://api.twitter.com/2/problems/resource-not-found',
    },
  ],
  meta,
}
const searched = { '/2/tweets/search/recent': posts }
const listed = { items: [person('11', 'zoe'), person('12', 'ann')], next: 'weiter' }
const rows = ['500', '501', '502', '503']

test.each([
  ['followers', sources.collect_followers.steps[0], { '/2/users/500/followers': people }, listed],
  ['followed people', sources.collect_following.steps[0], { '/2/users/500/following': people }, listed],
  ['likers', sources.collect_likers.steps[0], { '/2/tweets/500/liking_users': people }, listed],
  ['reposters', sources.collect_sharers.steps[0], { '/2/tweets/500/retweeted_by': people }, listed],
  ['people found by a word', sources.collect_keywords.steps[1], { '/2/users/search': people }, listed],
  [
    'quoters',
    sources.collect_sharers.steps[1],
    { '/2/tweets/500/quote_tweets': posts },
    {
      items: [
        person('11', 'zoe', said('500')),
        person('12', 'ann', said('501')),
        person('14', 'eva', said('503')),
      ],
      rows,
      next: 'weiter',
    },
  ],
  [
    'commenters, without the post itself',
    sources.collect_commenters.steps[0],
    searched,
    { items: [person('12', 'ann', said('501')), person('14', 'eva', said('503'))], rows, next: 'weiter' },
  ],
  [
    'authors of posts with a word, without reposts',
    sources.collect_keywords.steps[0],
    {
      '/2/tweets/search/recent': {
        ...posts,
        data: [
          post('500', '11', { referenced_tweets: [{ type: 'replied_to', id: '9' }] }),
          post('501', '12', { referenced_tweets: [{ type: 'retweeted', id: '9' }] }),
          post('502', '13'),
          post('503', '14', { referenced_posts: [{ type: 'reposted', id: '9' }] }),
        ],
      },
    },
    { items: [person('11', 'zoe', said('500'))], rows, next: 'weiter' },
  ],
])('%s', async (_what, step, answers, result) => {
  const cursor: Cursor = { subject: '500', phase: 0, token: null }
  const itemContext = { web_base: xSettings.web_base, source: 'Größe' }
  expect(await step({ client: clientOf(answers), itemContext, cursor, want: 50, signal })).toEqual(result)
})

// xdevplatform/samples#202, tweepy/tweepy#2180: X cuts the text of a post of more than 280.
test.each(['note_tweet', 'note_post'])('a long post is read whole, from its %s', async (note) => {
  const long = `${'Été '.repeat(120)}&amp; fin`
  const more = { text: `${'Été '.repeat(69)}Été`, [note]: { text: long, entities: {} } }
  const client = clientOf({
    ...searched,
    '/2/tweets/search/recent': { ...posts, data: [post('500', '11', more)] },
  })
  const [step] = sources.collect_keywords.steps
  const itemContext = { web_base: xSettings.web_base, source: 'Größe' }
  const cursor: Cursor = { subject: '茶', phase: 0, token: null }
  const { items } = await step({ client, itemContext, cursor, want: 50, signal })
  expect(items.map(({ content }) => content)).toEqual([`${'Été '.repeat(120)}& fin`])
})

// docs.x.com/x-api/fundamentals/data-dictionary: `entities.urls` of a post and its note, `entities.description.urls` of a person.
const link = (slug: string, to: string) => ({ url: `https://t.co/${slug}`, expanded_url: to })
test('links are collected as the addresses that they lead to', async () => {
  const ann = user('12', 'ann')
  const answers = {
    '/2/tweets/search/recent': {
      ...posts,
      data: [
        post('500', '11', {
          text: 'Voir https://t.co/ab, https://t.co/abc &amp; https://t.co/gone https://t.co/none',
          entities: {
            urls: [
              link('ab', 'https://tea.test/?a=1&b=2'),
              link('abc', 'https://tea.test/$&'),
              { url: 'https://t.co/none' },
            ],
          },
        }),
        post('501', '12', {
          text: 'Été https://t.co/ab',
          note_post: {
            text: 'Été https://t.co/ab fin',
            entities: { urls: [link('ab', 'https://tea.test/note')] },
          },
        }),
      ],
      includes: { users: [user('11', 'zoe'), user('12', 'ann')] },
    },
    '/2/users/search': {
      data: [
        {
          ...ann,
          description: 'Thé https://t.co/ab',
          entities: { ...ann.entities, description: { urls: [link('ab', 'https://ann.test/')] } },
        },
      ],
      meta,
    },
  }
  const itemContext = { web_base: xSettings.web_base, source: 'Größe' }
  const cursor: Cursor = { subject: 'tea', phase: 0, token: null }
  const contents = []
  for (const step of sources.collect_keywords.steps)
    contents.push(...(await step({ client: clientOf(answers), itemContext, cursor, want: 50, signal })).items)
  expect(contents.map(({ content }) => content)).toEqual([
    'Voir https://tea.test/?a=1&b=2, https://tea.test/$& & https://t.co/gone https://t.co/none',
    'Été https://tea.test/note fin',
    'Thé https://ann.test/',
  ])
})

const homepage = {
  '/2/users/by/username/zoe': { data: user('11', 'zoe'), includes: { tweets: [post('901', '66')] } },
  '/2/users/11': { data: user('11', 'zoe') },
  '/2/users/11/tweets': { ...posts, data: [post('503', '11'), post('501', '11')] },
}
const told = 'Thé <3 11 – 喝茶\n2026-11-13 Été & 503 很好\n2026-11-11 Été & 501 很好'

test.each(['@zoe', '11'])(
  'the homepage of %s: description, then the newest posts with their days',
  async (subject) => {
    const [step] = sources.collect_homepage.steps
    const itemContext = { web_base: 'https://x.test/', source: 'Größe' }
    const cursor: Cursor = { subject, phase: 0, token: null }
    expect(await step({ client: clientOf(homepage), itemContext, cursor, want: 50, signal })).toEqual({
      items: [person('11', 'zoe', told)],
      next: null,
    })
  },
)

test('a person read deeply, links and the account’s own profile', async () => {
  const client = clientOf({
    ...homepage,
    '/2/users/me': { data: user('11', 'zoe') },
    '/2/tweets/500': { data: post('500', '66'), includes: { users: [user('66', 'andere')] } },
  })
  expect(await deepened(client, person('11', 'zoe'), signal)).toEqual(person('11', 'zoe', told))
  const link = { client, address: xSettings, signal }
  expect(await sources.collect_likers.resolve({ ...link, target: 'https://x.com/zoe/status/500' })).toBe(
    '500',
  )
  expect(await sources.collect_followers.resolve({ ...link, target: '@zoe' })).toBe('11')
  expect(await readOwnProfile(client, signal)).toEqual({
    external_id: '11',
    handle: 'zoe',
    nickname: 'Zoë & zoe 茶',
    follower_count: 1011,
    country: null,
  })
})

test('messages of a conversation, and what a write answers', async () => {
  const event = {
    id: '1580',
    event_type: 'MessageCreate',
    text: 'Grüße &amp; 茶',
    sender_id: '11',
    participant_ids: ['11', '12'],
    dm_conversation_id: '11-12',
    created_at: '2026-11-19T08:00:00.000Z',
    referenced_tweets: [{ id: '9' }],
    attachments: { media_keys: ['3_1'] },
  }
  const client = clientOf({
    '/2/dm_conversations/with/12/dm_events': {
      data: [event],
      includes: { users: [user('11', 'zoe')] },
      meta,
    },
    '/2/dm_conversations/with/12/messages': { data: { dm_conversation_id: '11-12', dm_event_id: '1581' } },
    '/2/tweets': { data: { id: '700', text: 'Été', edit_history_tweet_ids: ['699', '700'] } },
  })
  const params = { participant_id: '12' }
  expect((await client.request(api.messagesWith, { params, signal })).data).toEqual([
    { id: '1580', text: 'Grüße & 茶', sender_id: '11', created_at: '2026-11-19T08:00:00.000Z' },
  ])
  const sent = await client.request(api.messageTo, { params, body: { text: 'Été' }, signal })
  expect(sent.data).toEqual({ dm_conversation_id: '11-12', dm_event_id: '1581' })
  const made = await client.request(api.createPost, { body: { text: 'Été' }, signal })
  expect(made.data).toEqual({ id: '700', text: 'Été' })
})
