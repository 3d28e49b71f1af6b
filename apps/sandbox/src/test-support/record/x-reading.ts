import { DEMO_POSTS } from '../../world/demo.ts'
import type { Recorder } from './recorder.ts'

/** Of `harbor_tea`, `lotus_travel`, `nova_gadgets`, and of nobody. */
export const ID = {
  tea: '1700000000000048271',
  travel: '1700000003571476842',
  nova: '1700000007142905413',
  nobody: '1700999999999999999',
} as const
export const POST = {
  harvest: DEMO_POSTS.harvest.id,
  lantern: DEMO_POSTS.lantern.id,
  none: '1990099999999999999',
} as const

const USER_FIELDS =
  'created_at,description,entities,id,location,most_recent_tweet_id,name,pinned_tweet_id,profile_image_url,protected,public_metrics,url,username,verified,verified_type,connection_status,receives_your_dm'
const TWEET_FIELDS =
  'author_id,community_id,conversation_id,created_at,entities,in_reply_to_user_id,lang,possibly_sensitive,public_metrics,referenced_tweets,reply_settings,source'
const EXPANSIONS =
  'author_id,in_reply_to_user_id,referenced_tweets.id,referenced_tweets.id.author_id,entities.mentions.username'
const ALL_OF_USERS = `user.fields=${USER_FIELDS}&expansions=pinned_tweet_id,most_recent_tweet_id&tweet.fields=created_at`
const ALL_OF_POSTS = `tweet.fields=${TWEET_FIELDS}&expansions=${EXPANSIONS}&user.fields=public_metrics,verified`
/** The same since OpenAPI 2.167. */
const POSTS_IN_NEW_WORDS =
  'post.fields=conversation_id,created_at,public_metrics,note_post&expansions=author_id,referenced_posts,edit_history_post_ids&user.fields=public_metrics,most_recent_post_id'

/** Endpoints with one item or some, and what they refuse. */
const LOOKUPS: readonly (readonly [path: string, wish: string, refused: readonly string[]])[] = [
  ['/2/users/me', ALL_OF_USERS, ['?user.fields=name,shoe_size', '?x=1', '?expansions=author_id']],
  [
    `/2/users?ids=${ID.travel},${ID.nova}`,
    ALL_OF_USERS,
    [`?ids=${ID.nobody},${ID.nova},${ID.nova}`, '', '?ids=', '?ids=a,1', `?ids=${'1,'.repeat(100)}1`],
  ],
  [
    '/2/users/by?usernames=Lotus_Travel,nova_gadgets',
    ALL_OF_USERS,
    ['?usernames=nobody_here,nova_gadgets', '', '?usernames=n%C3%A9,much_too_long_name'],
  ],
  ['/2/users/by/username/lotus_travel', ALL_OF_USERS, ['?x=1']],
  [`/2/users/${ID.travel}`, ALL_OF_USERS, ['?user.fields=verified,verified', '?tweet.fields=shoe_size']],
  [
    `/2/tweets?ids=${POST.lantern}`,
    ALL_OF_POSTS,
    [`?ids=${POST.none},${POST.lantern}`, '', '?ids=x', `?ids=${'1,'.repeat(100)}1`],
  ],
  [`/2/tweets/${POST.lantern}`, ALL_OF_POSTS, ['?expansions=pinned_tweet_id', '?tweet.fields=shoe_size']],
  [
    '/2/communities/1600000000000091193',
    'community.fields=access,join_policy,description,created_at,member_count',
    ['?community.fields=rules', '?x=1'],
  ],
  [`/2/users/by/username/nobody_here`, '', []],
  [`/2/users/by/username/n%C3%A9`, '', []],
  [`/2/users/${ID.nobody}`, '', []],
  ['/2/users/x', '', []],
  [`/2/tweets/${POST.none}`, '', []],
  ['/2/tweets/x', '', []],
  ['/2/communities/1', '', []],
  ['/2/communities/x', '', []],
  ['/2/no/such/thing', '', []],
]

/** Endpoints with pages. */
const LISTS: readonly {
  path: string
  wish: string
  least: number
  next?: 'next_token'
  refused?: readonly string[]
}[] = [
  {
    path: '/2/users/search?query=tea',
    wish: ALL_OF_USERS,
    least: 1,
    next: 'next_token',
    refused: ['', `?query=${'a'.repeat(51)}`, '?query=zzzzzz'],
  },
  { path: `/2/users/${ID.travel}/followers`, wish: ALL_OF_USERS, least: 2 },
  { path: `/2/users/${ID.travel}/following`, wish: ALL_OF_USERS, least: 2 },
  {
    path: `/2/users/${ID.tea}/tweets`,
    wish: ALL_OF_POSTS,
    least: 5,
    refused: ['?exclude=replies,retweets', '?exclude=likes'],
  },
  { path: `/2/users/${ID.tea}/mentions`, wish: ALL_OF_POSTS, least: 5, refused: ['?since_id=1&until_id=2'] },
  { path: `/2/tweets/${POST.lantern}/liking_users`, wish: ALL_OF_USERS, least: 2 },
  { path: `/2/tweets/${POST.lantern}/retweeted_by`, wish: ALL_OF_USERS, least: 2 },
  {
    path: `/2/tweets/${POST.lantern}/retweets`,
    wish: ALL_OF_POSTS,
    least: 2,
    refused: ['?start_time=2026-11-20T11:00:00Z&max_results=2', '?end_time=yesterday'],
  },
  {
    path: `/2/tweets/${POST.harvest}/quote_tweets`,
    wish: ALL_OF_POSTS,
    least: 10,
    refused: ['?exclude=replies&max_results=10&start_time=2026-11-20T11:50:00Z'],
  },
  {
    path: `/2/tweets/search/recent?query=conversation_id:${POST.lantern}`,
    wish: ALL_OF_POSTS,
    least: 10,
    next: 'next_token',
    refused: [
      '',
      '?query=is:reply',
      '?query=tea%20AND%20oolong',
      `?query=${'a'.repeat(513)}`,
      '?query=tea&start_time=2026-11-01T00:00:00Z',
      '?query=tea&start_time=2026-11-20T10:00:00Z&end_time=2026-11-20T09:00:00Z',
      '?query=tea&since_id=1',
      '?query=tea&until_id=x&sort_order=loudest',
      '?query=tea&max_results=101&media.fields=url&next_token=a&pagination_token=b',
      '?query=%C4%91%C3%AAm%20-is:reply%20-is:quote&max_results=10&tweet.fields=entities&tweet.fields=lang',
    ],
  },
  {
    path: '/2/communities/search?query=a',
    wish: 'community.fields=member_count&max_results=10',
    least: 10,
    next: 'next_token',
    refused: ['', '?query=zzzz', '?query=a&max_results=9'],
  },
]

/** One search by each operator of X's, alone or beside a word, and with a value that it does not take. */
const SEARCHES = [
  'from:lotus_travel',
  `from:${ID.travel} is:reply`,
  'to:@Harbor_Tea',
  'retweets_of:harbor_tea',
  `in_reply_to_tweet_id:${POST.lantern}`,
  `quotes_of_tweet_id:${POST.harvest}`,
  `retweets_of_tweet_id:${POST.lantern}`,
  'tea is:quote',
  'tea is:retweet',
  'tea is:verified',
  'tea is:nullcast',
  'tea is:loud',
  'tea has:hashtags',
  '@harbor_tea has:mentions',
  'tea has:links',
  'tea has:media',
  'tea has:geo',
  'tea has:shoes',
  'tea lang:en',
  'tea min_likes:3',
  'tea min_replies:2',
  'tea min_reposts:1',
  'tea min_likes:many',
  'url:example',
  'conversation_id:x',
  'shoe_size:3',
  '@lotus_travel -tea',
  '#tea OR (#mooncake -from:harbor_tea)',
  '"good morning"',
  ...['from:nobody_here', 'to:nobody_here', 'retweets_of:nobody_here', '@nobody_here', 'to:x y'],
  ...['in_reply_to_tweet_id:1', 'quotes_of_tweet_id:1', 'retweets_of_tweet_id:1', 'conversation_id:1'],
  'from:',
  'tea )',
  '🍵',
] as const

const joined = (path: string, more: string) =>
  more === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${more}`

/** What the X API reads: default and all fields, pages, and what it refuses. */
export async function xReading({ ask, scene }: Recorder): Promise<void> {
  await scene('one or some')
  for (const [path, wish, refused] of LOOKUPS) {
    await ask(`GET ${path}`)
    if (wish !== '') await ask(`GET ${joined(path, wish)}`)
    for (const query of refused) await ask(`GET ${path.split('?')[0]}${query}`)
  }
  await ask(`GET ${joined(`/2/tweets/${POST.lantern}`, POSTS_IN_NEW_WORDS)}`)
  await ask(
    `GET /2/tweets/${POST.lantern}?post.fields=author_id&tweet.fields=lang&expansions=referenced_tweets.id`,
  )
  for (const { path, wish, least, next = 'pagination_token', refused = [] } of LISTS) {
    await scene(path)
    const [bare = ''] = path.split('?')
    const first = await ask(`GET ${joined(path, `max_results=${least}`)}`)
    const { next_token: token } = (first.body.meta ?? {}) as { next_token?: string }
    if (token !== undefined) {
      const second = await ask(`GET ${joined(path, `max_results=${least}&${wish}&${next}=${token}`)}`)
      const { previous_token: back } = (second.body.meta ?? {}) as { previous_token?: string }
      if (back !== undefined) await ask(`GET ${joined(path, `max_results=${least}&${next}=${back}`)}`)
    } else await ask(`GET ${joined(path, `max_results=${least}&${wish}`)}`)
    await ask(`GET ${joined(path, `max_results=0&${next}=bm8&x=1&user.fields=shoe_size`)}`)
    for (const query of refused) await ask(`GET ${bare}${query}`)
    if (/\d{19}/.test(bare)) await ask(`GET ${bare.replace(/\d{19}/, ID.nobody)}`)
    if (/\d{19}/.test(bare)) await ask(`GET ${bare.replace(/\d{19}/, 'x')}`)
  }
}

/** What X's search finds by each of its operators. */
export async function xSearches({ ask, scene }: Recorder): Promise<void> {
  await scene('an operator each')
  for (const query of SEARCHES)
    await ask(`GET /2/tweets/search/recent?query=${encodeURIComponent(query)}&max_results=10`)
}

const STATES = ['protected', 'suspended', 'locked', 'deleted', 'unavailable'] as const

/** What is shown of people in each state, and to them. */
export async function xStates({ ask, scene }: Recorder): Promise<void> {
  for (const state of STATES) {
    await scene(`lotus_travel is ${state}`)
    await ask('POST /_control/state', { json: { handle: 'lotus_travel', state } })
    const all = 'user.fields=protected&max_results=2'
    await ask('GET /2/users/by/username/lotus_travel?user.fields=protected')
    await ask(`GET /2/users?ids=${ID.travel},${ID.nova}`)
    await ask(`GET /2/users/${ID.travel}/tweets`)
    await ask(`GET /2/users/${ID.travel}/followers?${all}`)
    await ask(`GET /2/tweets/${POST.lantern}?expansions=author_id`)
    await ask(`GET /2/tweets?ids=${POST.lantern}`)
    await ask(`GET /2/tweets/${POST.lantern}/liking_users?${all}`)
    await ask('GET /2/users/search?query=Lotus%20Travel')
    await ask('GET /2/users/me', { as: 'lotus_travel' })
  }
}
