import { standing } from '../world/acts.ts'
import { personAt } from '../world/people.ts'
import { hashtagsIn, linksIn, mentions, mentionsIn } from '../world/text.ts'
import type { Person, Post, World } from '../world/types.ts'

/** Whether a post matches. */
export type Matcher = (post: Post) => boolean

/** Scripts without spaces between words: their words match anywhere in a text. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A bare word, a "phrase", a #hashtag or a @mention. */
export function wordMatcher(token: string): Matcher {
  if (token.startsWith('#') || token.startsWith('＃')) {
    const tag = token.slice(1).toLowerCase()
    return (post) => hashtagsIn(post.text).some((entity) => entity.value.toLowerCase() === tag)
  }
  if (token.startsWith('@')) return (post) => mentions(post.text, token.slice(1))
  const wanted = token.replace(/^"(.*)"$/, '$1')
  if (UNSPACED.test(wanted) || !/[\p{L}\p{N}]/u.test(wanted)) {
    const part = wanted.toLowerCase()
    return (post) => post.text.toLowerCase().includes(part)
  }
  const whole = new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(wanted)}(?![\\p{L}\\p{N}_])`, 'iu')
  return (post) => whole.test(post.text)
}

const IS: Readonly<Record<string, (world: World) => Matcher>> = {
  reply: () => (post) => post.replyTo !== undefined,
  quote: () => (post) => post.quoteOf !== undefined,
  retweet: () => (post) => post.shareOf !== undefined,
  verified: (world) => (post) => personAt(world, post.author).verified,
  nullcast: () => () => false,
}

const HAS: Readonly<Record<string, Matcher>> = {
  hashtags: (post) => hashtagsIn(post.text).length > 0,
  mentions: (post) => mentionsIn(post.text).length > 0,
  links: (post) => linksIn(post.text).length > 0,
  media: () => false,
  images: () => false,
  videos: () => false,
  geo: () => false,
}

const byPerson = (world: World, value: string): Person | undefined =>
  world.personById.get(value) ?? world.personByHandle.get(value.replace(/^@/, '').toLowerCase())

/** Author of a referenced post. */
function authorOf(world: World, id: string | undefined): number | undefined {
  return id === undefined ? undefined : world.posts.get(id)?.author
}

/** Parses the integer of an operator such as `min_likes:10`. */
const atLeast =
  (count: (post: Post) => number) =>
  (_: World, value: string): Matcher | undefined =>
    /^\d+$/.test(value) ? (post) => count(post) >= Number(value) : undefined

const OPERATORS: Readonly<Record<string, (world: World, value: string) => Matcher | undefined>> = {
  from: (world, value) => {
    const index = byPerson(world, value)?.index
    return (post) => post.author === index
  },
  to: (world, value) => {
    const index = byPerson(world, value)?.index ?? -1
    return (post) => authorOf(world, post.replyTo) === index
  },
  retweets_of: (world, value) => {
    const index = byPerson(world, value)?.index ?? -1
    return (post) => authorOf(world, post.shareOf) === index
  },
  conversation_id: (_, value) => (post) => post.conversationId === value,
  in_reply_to_tweet_id: (_, value) => (post) => post.replyTo === value,
  quotes_of_tweet_id: (_, value) => (post) => post.quoteOf === value,
  retweets_of_tweet_id: (_, value) => (post) => post.shareOf === value,
  url: (_, value) => (post) => linksIn(post.text).some((link) => link.value.includes(value)),
  min_likes: atLeast((post) => standing(post.likers)),
  min_replies: atLeast((post) => post.replies),
  min_reposts: atLeast((post) => standing(post.sharers)),
  lang: (_, value) => (post) => post.lang.split('-')[0] === value,
  is: (world, value) => IS[value]?.(world),
  has: (_, value) => HAS[value],
}

const ID_OPERATORS = new Set([
  'conversation_id',
  'in_reply_to_tweet_id',
  'quotes_of_tweet_id',
  'retweets_of_tweet_id',
])

/** A matcher for `name:value`, or the error in it. */
export function operatorMatcher(world: World, name: string, value: string): Matcher | string {
  if (ID_OPERATORS.has(name) && !/^\d{1,19}$/.test(value)) {
    return `'${value}' is not a valid identifier for the operator '${name}'`
  }
  const known = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined
  if (!known) return `Reference to invalid operator '${name}'. Operator is not available in current product`
  return known(world, value) ?? `Reference to invalid value '${value}' of the operator '${name}'`
}
