import { measureText } from '@seaport/network-text/length'
import { z } from 'zod'
import { addPost, removePost, share, standing, unshare } from '../world/acts.ts'
import { newest } from '../world/post-list.ts'
import { mayReplyByApi } from '../world/rules.ts'
import type { Person, Post, World } from '../world/types.ts'
import { readBody } from './body.ts'
import type { Call, Define } from './endpoint.ts'
import { encodeEntities } from './entities.ts'
import { forbidden, invalidRequest } from './errors.ts'
import { missing, onPost, pathId, postById } from './lookup.ts'
import { mediaOf } from './media-routes.ts'
import { withShortLinks } from './short-links.ts'

const WRITE = ['tweet.read', 'tweet.write', 'users.read']

const NewTweet = z.strictObject({
  text: z.string().trim().max(25_000).default(''),
  media: z
    .strictObject({
      media_ids: z.array(z.string()).min(1).max(4),
      tagged_user_ids: z.array(z.string()).optional(),
    })
    .optional(),
  reply: z
    .strictObject({
      in_reply_to_tweet_id: z.string().regex(/^\d{1,19}$/),
      exclude_reply_user_ids: z.array(z.string()).optional(),
      auto_populate_reply_metadata: z.boolean().optional(),
    })
    .optional(),
  quote_tweet_id: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
  community_id: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
  reply_settings: z.enum(['following', 'mentionedUsers', 'subscribers', 'verified']).optional(),
})

const NewRetweet = z.strictObject({ tweet_id: z.string().regex(/^\d{1,19}$/) })

/** X refuses the same text by one person within a day. */
function isDuplicate(world: World, me: Person, text: string, replyTo: string | undefined): boolean {
  const since = world.now() - 24 * 60 * 60 * 1000
  return newest(world.postsOf[me.index], 200).some(
    (post) => post.createdAt > since && post.text === text && post.replyTo === replyTo,
  )
}

function parentOf(call: Call, id: string | undefined): Post | undefined {
  if (id === undefined) return undefined
  const parent = postById(call, id)
  if (!parent) throw forbidden('You attempted to reply to a Tweet that is deleted or not visible to you.')
  if (!mayReplyByApi(call.sandbox.world, call.me, parent)) {
    throw forbidden(
      'Reply to this conversation is not allowed because you have not been mentioned or otherwise engaged by the author of the post you are replying to.',
    )
  }
  return parent
}

function quotedOf(call: Call, id: string | undefined): Post | undefined {
  if (id === undefined) return undefined
  const quoted = postById(call, id)
  if (!quoted)
    throw invalidRequest({
      name: 'quote_tweet_id',
      values: [id],
      message: 'The quoted post does not exist',
    })
  return quoted
}

function groupOf(call: Call, id: string | undefined) {
  if (id === undefined) return undefined
  const group = call.sandbox.world.groups.get(id)
  if (!group?.members.includes(call.me.index)) throw forbidden('You are not a member of this community.')
  return group
}

function create(call: Call) {
  const { world } = call.sandbox
  const wish = readBody(NewTweet, call.body)
  call.params.done()
  const media = mediaOf(call, wish.media?.media_ids ?? [], 'tweet')
  const text = wish.text
  if (text === '' && media.length === 0)
    throw invalidRequest({ name: 'text', values: [], message: '$.text: is missing' })
  if (measureText('X', 'post', text).isTooLong) {
    throw forbidden(
      'Your Tweet text is too long. For now, only premium accounts may write more than 280 characters.',
    )
  }
  const replyTo = parentOf(call, wish.reply?.in_reply_to_tweet_id)
  const quoteOf = quotedOf(call, wish.quote_tweet_id)
  const group = groupOf(call, wish.community_id)
  if (isDuplicate(world, call.me, text, replyTo?.id)) {
    throw forbidden('You are not allowed to create a Tweet with duplicate content.')
  }
  const post = addPost(world, {
    author: call.me,
    // Media appear as a link at the end of the text.
    text: media.length > 0 ? `${text} https://t.co/media${wish.media?.media_ids[0]}`.trim() : text,
    media,
    ...(replyTo && { replyTo }),
    ...(quoteOf && { quoteOf }),
    ...(group && { group }),
  })
  return {
    status: 201,
    body: {
      data: {
        id: post.id,
        text: encodeEntities(withShortLinks(post.text).text),
        edit_history_tweet_ids: [post.id],
      },
    },
  }
}

function retweet(call: Call) {
  const id = pathId(call)
  if (id !== call.me.id) throw forbidden()
  const { tweet_id: tweetId } = readBody(NewRetweet, call.body)
  call.params.done()
  const post = postById(call, tweetId)
  if (!post) return missing('tweet', tweetId)
  share(call.sandbox.world, call.me, post)
  return { body: { data: { retweeted: standing(post.sharers) > 0, rest_id: post.id } } }
}

function takeRetweetBack(call: Call) {
  if (pathId(call) !== call.me.id) throw forbidden()
  const id = pathId(call, 'source')
  call.params.done()
  const post = postById(call, id)
  if (!post) return missing('tweet', id)
  unshare(call.sandbox.world, call.me, post)
  return { body: { data: { retweeted: false } } }
}

function remove(call: Call) {
  return onPost(call, (post) => {
    if (post.author !== call.me.index) throw forbidden('You are not authorized to delete this Tweet.')
    removePost(call.sandbox.world, post)
    return { body: { data: { deleted: true } } }
  })
}

/** Publishing, deleting and reposting. */
export function writeRoutes(define: Define): void {
  define({ method: 'POST', url: '/2/tweets', scopes: WRITE, answer: create })
  define({ method: 'DELETE', url: '/2/tweets/:id', scopes: WRITE, answer: remove })
  define({ method: 'POST', url: '/2/users/:id/retweets', scopes: WRITE, answer: retweet })
  define({ method: 'DELETE', url: '/2/users/:id/retweets/:source', scopes: WRITE, answer: takeRetweetBack })
}
