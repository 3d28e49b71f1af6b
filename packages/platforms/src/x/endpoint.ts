import { z } from 'zod'

/** Ids are strings of digits. */
const XId = z.string().regex(/^\d{1,19}$/)

export const XUser = z.object({
  id: XId,
  username: z.string(),
  name: z.string().default(''),
  description: z.string().default(''),
  location: z.string().optional(),
  public_metrics: z.object({ followers_count: z.int().min(0) }).optional(),
})
export type XUser = z.infer<typeof XUser>

const XPost = z.object({
  id: XId,
  text: z.string().default(''),
  author_id: XId.optional(),
  referenced_tweets: z.array(z.object({ type: z.string(), id: XId })).default([]),
})
export type XPost = z.infer<typeof XPost>

const meta = z.object({ next_token: z.string().optional() }).default({})
/** An empty page may leave `data` out. */
const userPage = z.object({ data: z.array(XUser).default([]), meta })
const postPage = z.object({
  data: z.array(XPost).default([]),
  includes: z.object({ users: z.array(XUser).default([]) }).optional(),
  meta,
})
export type XPostPage = z.infer<typeof postPage>

/** A GET of X's API v2: its path is also the name under which its rate limit is kept. */
export interface XEndpoint<Answer> {
  readonly path: `/2/${string}`
  readonly answer: z.ZodType<Answer>
  /** Smallest and largest `max_results`, for those that give pages. */
  readonly page?: readonly [least: number, most: number]
}

/** An endpoint that gives pages. */
export type XPaged<Answer> = XEndpoint<Answer> & { readonly page: readonly [number, number] }

const one = { answer: z.object({ data: XUser }) }
export const me = { path: '/2/users/me', ...one } as const
export const userById = { path: '/2/users/:id', ...one } as const
export const userByUsername = { path: '/2/users/by/username/:username', ...one } as const
export const postById = { path: '/2/tweets/:id', answer: z.object({ data: XPost }) } as const

export const followers = { path: '/2/users/:id/followers', answer: userPage, page: [1, 1000] } as const
export const following = { path: '/2/users/:id/following', answer: userPage, page: [1, 1000] } as const
export const likingUsers = { path: '/2/tweets/:id/liking_users', answer: userPage, page: [1, 100] } as const
export const retweetedBy = { path: '/2/tweets/:id/retweeted_by', answer: userPage, page: [1, 100] } as const
export const quotes = { path: '/2/tweets/:id/quote_tweets', answer: postPage, page: [10, 100] } as const
export const searchRecent = { path: '/2/tweets/search/recent', answer: postPage, page: [10, 100] } as const

/** Fields are absent unless asked for. */
export const userFields = { 'user.fields': 'description,location,public_metrics' } as const
export const postFields = {
  'tweet.fields': 'author_id,referenced_tweets',
  expansions: 'author_id',
  ...userFields,
} as const
