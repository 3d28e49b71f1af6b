import { z } from 'zod'
import type { WriteLimit } from '../rate-limiter.ts'
import { looseText, optionalCount, optionalText, rowsOf } from '../rows.ts'
import { decodeEntities, expandLinks } from './entities.ts'

/** Ids are strings of digits. */
export const XId = z.string().regex(/^\d{1,19}$/)

/** A text as its author wrote it: X escapes three characters in all texts. */
const writtenText = looseText.transform(decodeEntities)

/** The links of a text: X shows each one as an address of its own. https://docs.x.com/x-api/fundamentals/data-dictionary */
const Links = z
  .object({ urls: rowsOf(z.object({ url: z.string(), expanded_url: z.string() })) })
  .nullish()
  .catch(null)

export const XUser = z
  .object({
    id: XId,
    username: z.string(),
    name: writtenText,
    description: writtenText,
    entities: z.object({ description: Links }).nullish().catch(null),
    location: optionalText.transform((text) => text && decodeEntities(text)),
    public_metrics: z.object({ followers_count: optionalCount }).nullish(),
  })
  .transform(({ entities, ...user }) => ({
    ...user,
    description: expandLinks(user.description, entities?.description?.urls ?? []),
  }))
export type XUser = z.infer<typeof XUser>

/** The whole text of a post whose `text` X cuts: one of more than 280, which premium accounts may write. */
const Note = z.object({ text: writtenText, entities: Links }).nullish().catch(null)
const References = z.array(z.object({ type: z.string(), id: XId })).nullish()
/** Accepts either vocabulary; `references` is empty for a post that stands alone. */
const XPost = z
  .object({
    id: XId,
    text: writtenText,
    author_id: XId.nullish(),
    conversation_id: XId.nullish(),
    created_at: optionalText,
    entities: Links,
    referenced_tweets: References,
    referenced_posts: References,
    note_tweet: Note,
    note_post: Note,
  })
  .transform(({ referenced_tweets, referenced_posts, note_tweet, note_post, entities, ...post }) => {
    const note = note_post ?? note_tweet
    const text = note?.text || post.text
    const links = [...(entities?.urls ?? []), ...(note?.entities?.urls ?? [])]
    return {
      ...post,
      text,
      /** The text with the addresses to which its links lead. */
      content: expandLinks(text, links),
      references: referenced_posts ?? referenced_tweets ?? [],
    }
  })
export type XPost = z.infer<typeof XPost>

const Meta = z.object({ next_token: optionalText, result_count: optionalCount })
const noMeta: z.infer<typeof Meta> = { next_token: undefined, result_count: undefined }
/**
 * An empty page omits `data` and says so in `meta`; an answer with neither is not a page of X.
 * @param isCounted whether `meta` counts its rows; by X's OpenAPI (2.167) every page does but that of searched people, whose `meta` is there all the same
 */
function pageOf<T extends z.ZodType>(row: T, isCounted = true) {
  const page = z.object({
    data: rowsOf(row).nullish(),
    includes: z
      .object({ users: rowsOf(XUser).catch([]) })
      .nullish()
      .catch(null),
    meta: Meta.nullish(),
    errors: z.array(z.unknown()).nullish(),
  })
  return page
    .refine(({ data, meta, errors }) => data || meta?.result_count === 0 || (meta && (errors || !isCounted)))
    .transform(({ data, includes, meta }) => ({
      data: data ?? [],
      ...(includes && { includes }),
      meta: meta ?? noMeta,
    }))
}
const userPage = pageOf(XUser)
const postPage = pageOf(XPost)
export type XPostPage = z.infer<typeof postPage>
const messagePage = pageOf(
  z.object({ id: XId, text: writtenText, sender_id: XId.nullish(), created_at: optionalText }),
)

/** A request of X's API v2: its path is also the key of its rate limit. */
export interface XEndpoint<Answer> {
  readonly method?: 'POST'
  readonly path: `/2/${string}`
  readonly answer: z.ZodType<Answer>
  /** Scopes of OAuth 2.0 that it needs. */
  readonly scopes: readonly string[]
  /** Minimum and maximum `max_results` of paginated endpoints. */
  readonly page?: readonly [least: number, most: number]
  /** Price item of each row of its answer, or of the write. */
  readonly reads?: 'price_post_read' | 'price_user_read'
  readonly writes?: 'price_post' | 'price_message'
  /** Limits known beforehand, because no answer reports them: docs.x.com/x-api/fundamentals/rate-limits. */
  readonly limits?: readonly WriteLimit[]
}

const READ = ['tweet.read', 'users.read'] as const
const FOLLOWS = [...READ, 'follows.read'] as const
const person = { reads: 'price_user_read' } as const
const post = { reads: 'price_post_read' } as const
const one = { answer: z.object({ data: XUser }), scopes: READ, ...person }
const people = { answer: userPage, page: [1, 1000] as const, ...person }
const posts = { answer: postPage, scopes: READ, page: [10, 100] as const, ...post }

export const me = { path: '/2/users/me', ...one } as const
export const userById = { path: '/2/users/:id', ...one } as const
export const userByUsername = { path: '/2/users/by/username/:username', ...one } as const
/** Whether the person accepts messages from the account. */
export const consentOf = {
  path: '/2/users/:id',
  answer: z.object({ data: z.object({ id: XId, receives_your_dm: z.boolean().optional() }) }),
  scopes: READ,
  ...person,
} as const
export const usersSearch = {
  path: '/2/users/search',
  ...people,
  answer: pageOf(XUser, false),
  scopes: READ,
} as const
export const userPosts = { path: '/2/users/:id/tweets', ...posts, page: [5, 100] } as const
export const postById = {
  path: '/2/tweets/:id',
  answer: z.object({ data: XPost }),
  scopes: READ,
  ...post,
} as const

export const followers = { path: '/2/users/:id/followers', ...people, scopes: FOLLOWS } as const
export const following = { path: '/2/users/:id/following', ...people, scopes: FOLLOWS } as const
export const likingUsers = {
  path: '/2/tweets/:id/liking_users',
  answer: userPage,
  ...person,
  page: [1, 100],
  scopes: [...READ, 'like.read'],
} as const
export const retweetedBy = {
  path: '/2/tweets/:id/retweeted_by',
  answer: userPage,
  ...person,
  page: [1, 100],
  scopes: READ,
} as const
export const quotes = { path: '/2/tweets/:id/quote_tweets', ...posts } as const
export const searchRecent = { path: '/2/tweets/search/recent', ...posts } as const

const QUARTER = 15 * 60_000
const DAY = 24 * 60 * 60_000
const WRITE = [...READ, 'tweet.write'] as const
const MESSAGE = [...READ, 'dm.read', 'dm.write'] as const
const messageLimits: readonly WriteLimit[] = [
  { per: 'account', max: 15, windowMs: QUARTER },
  { per: 'account', max: 1440, windowMs: DAY },
  { per: 'app', max: 1440, windowMs: DAY },
]
const sent = z.object({ data: z.object({ dm_conversation_id: z.string(), dm_event_id: XId }) })

export const createPost = {
  method: 'POST',
  path: '/2/tweets',
  answer: z.object({ data: z.object({ id: XId, text: z.string().default('') }) }),
  writes: 'price_post',
  scopes: WRITE,
  limits: [
    { per: 'account', max: 100, windowMs: QUARTER },
    { per: 'app', max: 10_000, windowMs: DAY },
  ],
} as const
export const messageTo = {
  method: 'POST',
  path: '/2/dm_conversations/with/:participant_id/messages',
  answer: sent,
  writes: 'price_message',
  scopes: MESSAGE,
  limits: messageLimits,
} as const
/** `id`: of a conversation with one person or of a group. */
export const messageIn = {
  method: 'POST',
  path: '/2/dm_conversations/:id/messages',
  answer: sent,
  writes: 'price_message',
  scopes: MESSAGE,
  limits: messageLimits,
} as const
export const messagesIn = {
  path: '/2/dm_conversations/:id/dm_events',
  answer: messagePage,
  ...person,
  scopes: [...READ, 'dm.read'],
  page: [1, 100],
} as const
export const createConversation = {
  method: 'POST',
  path: '/2/dm_conversations',
  answer: sent,
  writes: 'price_message',
  scopes: MESSAGE,
  limits: messageLimits,
} as const
export const messagesWith = {
  path: '/2/dm_conversations/with/:participant_id/dm_events',
  answer: messagePage,
  ...person,
  scopes: [...READ, 'dm.read'],
  page: [1, 100],
} as const

const MEDIA = ['media.write'] as const
const uploaded = z.object({
  data: z.object({
    id: XId,
    processing_info: z
      .object({
        state: z.enum(['pending', 'in_progress', 'failed', 'succeeded']),
        check_after_secs: z.number().min(0).optional(),
        error: z.unknown().optional(),
      })
      .optional(),
  }),
})
const DONE = z.unknown()
export const beginUpload = {
  method: 'POST',
  path: '/2/media/upload/initialize',
  answer: uploaded,
  scopes: MEDIA,
} as const
export const appendUpload = {
  method: 'POST',
  path: '/2/media/upload/:id/append',
  answer: DONE,
  scopes: MEDIA,
} as const
export const finishUpload = {
  method: 'POST',
  path: '/2/media/upload/:id/finalize',
  answer: uploaded,
  scopes: MEDIA,
} as const
export const uploadStatus = { path: '/2/media/upload', answer: uploaded, scopes: MEDIA } as const
export const describeMedia = {
  method: 'POST',
  path: '/2/media/metadata',
  answer: DONE,
  scopes: MEDIA,
} as const
