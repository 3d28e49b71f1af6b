import { xWeight } from '@seaport/network-text/x-weight'
import { standing } from '../world/acts.ts'
import { personAt } from '../world/people.ts'
import { hashtagsIn, mentionsIn } from '../world/text.ts'
import type { Post, World } from '../world/types.ts'
import { encodeEntities } from './entities.ts'
import { withShortLinks } from './short-links.ts'

type Read = (world: World, post: Post) => unknown

function references(post: Post) {
  const all = [
    ...(post.shareOf ? [{ type: 'retweeted', id: post.shareOf }] : []),
    ...(post.quoteOf ? [{ type: 'quoted', id: post.quoteOf }] : []),
    ...(post.replyTo ? [{ type: 'replied_to', id: post.replyTo }] : []),
  ]
  return all.length > 0 ? all : undefined
}

function repliedAuthor(world: World, post: Post): string | undefined {
  const parent = post.replyTo && world.posts.get(post.replyTo)
  return parent ? personAt(world, parent.author).id : undefined
}

function entities(world: World, post: Post) {
  const { text, urls } = withShortLinks(post.text)
  const mentioned = mentionsIn(text).map(({ start, end, value }) => {
    const person = world.personByHandle.get(value.toLowerCase())
    return { start, end, username: value, ...(person && { id: person.id }) }
  })
  const tags = hashtagsIn(text).map(({ start, end, value }) => ({ start, end, tag: value }))
  const found = {
    ...(mentioned.length > 0 && { mentions: mentioned }),
    ...(tags.length > 0 && { hashtags: tags }),
    ...(urls.length > 0 && { urls }),
  }
  return Object.keys(found).length > 0 ? found : undefined
}

const MOST = 280

/** The text of a post as X shows it at first: of a long one, the words of its beginning that fit. `note_tweet` has all of them. */
function shownText(post: Post): string {
  const { text } = withShortLinks(post.text)
  if (xWeight(text) <= MOST) return text
  let shown = ''
  for (const word of text.split(/(?<=\s)/)) {
    if (xWeight((shown + word).trimEnd()) > MOST) break
    shown += word
  }
  return shown.trimEnd()
}

/** Fields that the network has a value for; the others of `KNOWN_TWEET_FIELDS` are accepted and stay absent. */
const READERS: Readonly<Record<string, Read>> = {
  author_id: (world, post) => personAt(world, post.author).id,
  conversation_id: (_, post) => post.conversationId,
  created_at: (_, post) => new Date(post.createdAt).toISOString(),
  in_reply_to_user_id: repliedAuthor,
  referenced_tweets: (_, post) => references(post),
  lang: (_, post) => (post.lang === 'zh-hk' ? 'zh' : post.lang),
  community_id: (_, post) => post.groupId,
  entities,
  note_tweet: (world, post) => {
    const { text } = withShortLinks(post.text)
    if (shownText(post) === text) return undefined
    const inside = entities(world, post)
    return { text: encodeEntities(text), ...(inside && { entities: inside }) }
  },
  possibly_sensitive: () => false,
  reply_settings: () => 'everyone',
  public_metrics: (_, post) => ({
    retweet_count: standing(post.sharers),
    reply_count: post.replies,
    like_count: standing(post.likers),
    quote_count: post.quotes.length,
    bookmark_count: 0,
    impression_count: (standing(post.likers) + post.replies + 1) * 37,
  }),
}

export const KNOWN_TWEET_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(READERS),
  ...['id', 'text', 'edit_history_tweet_ids', 'article', 'attachments', 'card_uri', 'context_annotations'],
  ...['display_text_range', 'edit_controls', 'geo', 'media_metadata', 'non_public_metrics'],
  ...['organic_metrics', 'promoted_metrics', 'scopes', 'source', 'suggested_source_links', 'withheld'],
  ...['article_title', 'matched_media_notes', 'note_request_suggestions', 'paid_partnership'],
  'suggested_source_links_with_counts',
])

/** A post as the API shows it: id, text and edit history, and the requested fields. */
export function tweetObject(world: World, post: Post, fields: Iterable<string>) {
  const object: Record<string, unknown> = {
    id: post.id,
    text: encodeEntities(shownText(post)),
    edit_history_tweet_ids: [post.id],
  }
  for (const field of fields) {
    const value = READERS[field]?.(world, post)
    if (value !== undefined) object[field] = value
  }
  return object
}
