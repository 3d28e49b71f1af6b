import { personAt } from '../world/people.ts'
import { mentionsIn } from '../world/text.ts'
import type { Person, Post, World } from '../world/types.ts'
import { isListed } from '../world/visibility.ts'
import type { Params } from './params.ts'
import { KNOWN_TWEET_FIELDS, tweetObject } from './tweet-fields.ts'
import { KNOWN_USER_FIELDS, userObject } from './user-fields.ts'

const EXPANSIONS = [
  'author_id',
  'in_reply_to_user_id',
  'referenced_tweets.id',
  'referenced_tweets.id.author_id',
  'entities.mentions.username',
] as const

/** Expansions that X accepts but that never match anything on this network. */
const EMPTY_EXPANSIONS = [
  'article.cover_media',
  'article.media_entities',
  'attachments.media_keys',
  'attachments.media_source_tweet',
  'username',
  'attachments.poll_ids',
  'geo.place_id',
  'edit_history_tweet_ids',
]

const KNOWN_EXPANSIONS: ReadonlySet<string> = new Set([...EXPANSIONS, ...EMPTY_EXPANSIONS])

/** Requested fields and expansions. */
export interface TweetWish {
  tweetFields: string[]
  userFields: string[]
  expansions: string[]
}

/** Reads `tweet.fields`, `user.fields` and `expansions`. */
export function readTweetWish(params: Params): TweetWish {
  for (const other of ['media.fields', 'poll.fields', 'place.fields']) params.text(other)
  return {
    tweetFields: params.list('tweet.fields', (field) => KNOWN_TWEET_FIELDS.has(field)),
    userFields: params.list('user.fields', (field) => KNOWN_USER_FIELDS.has(field)),
    expansions: params.list('expansions', (name) => KNOWN_EXPANSIONS.has(name)),
  }
}

/** The field that an expansion expands is included even if it was not requested. */
function shownFields(wish: TweetWish): Set<string> {
  return new Set([...wish.tweetFields, ...wish.expansions.map((name) => name.split('.')[0] ?? name)])
}

const referenced = (world: World, post: Post): Post[] =>
  [post.shareOf, post.quoteOf, post.replyTo].flatMap((id) => (id && world.posts.get(id)) || [])

function includedPeople(
  world: World,
  post: Post,
  wants: (name: (typeof EXPANSIONS)[number]) => boolean,
): Person[] {
  const parent = post.replyTo ? world.posts.get(post.replyTo) : undefined
  const mentioned = wants('entities.mentions.username')
    ? mentionsIn(post.text).flatMap(({ value }) => world.personByHandle.get(value.toLowerCase()) ?? [])
    : []
  return [
    ...(wants('author_id') ? [personAt(world, post.author)] : []),
    ...(wants('in_reply_to_user_id') && parent ? [personAt(world, parent.author)] : []),
    ...(wants('referenced_tweets.id.author_id')
      ? referenced(world, post).map((one) => personAt(world, one.author))
      : []),
    ...mentioned,
  ]
}

/** `data` and `includes` for posts; each related person and post is included once. */
export function tweetAnswer(world: World, posts: readonly Post[], wish: TweetWish, viewer: Person) {
  const fields = shownFields(wish)
  const wants = (name: string) => wish.expansions.includes(name)
  const people = new Set(posts.flatMap((post) => includedPeople(world, post, wants)).filter(isListed))
  const tweets = new Set(
    wants('referenced_tweets.id') || wants('referenced_tweets.id.author_id')
      ? posts.flatMap((post) => referenced(world, post))
      : [],
  )
  const includes = {
    ...(people.size > 0 && {
      users: [...people].map((one) => userObject(world, one, viewer, wish.userFields)),
    }),
    ...(tweets.size > 0 && { tweets: [...tweets].map((one) => tweetObject(world, one, fields)) }),
  }
  return {
    data: posts.map((post) => tweetObject(world, post, fields)),
    ...(Object.keys(includes).length > 0 && { includes }),
  }
}
