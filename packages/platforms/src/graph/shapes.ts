import { z } from 'zod'

/** Fields that were not asked for are absent, and some that were, where a person hides them. */
const text = z.string().optional()
const count = z.int().min(0).optional()

const paging = z
  .object({ cursors: z.object({ after: z.string().optional() }).optional(), next: z.string().optional() })
  .optional()
const pageOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row).default([]), paging })

/** @returns the cursor of the next page, also where only its address has it; without `next` there is none, whatever the cursors say */
export function nextOf(page: { paging?: z.infer<typeof paging> }): string | null {
  const { next, cursors } = page.paging ?? {}
  if (next === undefined) return null
  return cursors?.after ?? URL.parse(next)?.searchParams.get('after') ?? null
}

const Post = z.object({ id: z.string(), message: text, created_time: text })
export const PagePosts = pageOf(Post)
export const PageProfile = z.object({
  id: z.string(),
  name: z.string().default(''),
  username: text,
  about: text,
  link: text,
  followers_count: count,
  location: z.object({ city: text }).optional(),
  posts: PagePosts.optional(),
})
export type PageProfile = z.infer<typeof PageProfile>
export const PageRows = pageOf(PageProfile)
export const PAGE_FIELDS = 'id,name,username,about,link,followers_count,location{city}'

export const Comments = pageOf(
  z.object({
    id: z.string(),
    message: z.string().default(''),
    created_time: text,
    from: z.object({ id: z.string(), name: z.string().default('') }).optional(),
  }),
)

const Media = z.object({
  id: z.string(),
  caption: text,
  permalink: text,
  timestamp: text,
  like_count: count,
})
export const MediaRows = pageOf(Media)
export type MediaRow = z.infer<typeof Media>
export const InstagramProfile = z.object({
  id: z.string(),
  user_id: text,
  username: z.string().default(''),
  name: z.string().default(''),
  biography: text,
  followers_count: count,
  media: MediaRows.optional(),
})
export type InstagramProfile = z.infer<typeof InstagramProfile>
export const Discovered = z.object({ business_discovery: InstagramProfile })
export const INSTAGRAM_FIELDS = 'id,username,name,biography,followers_count'

export const InstagramComments = pageOf(
  z.object({
    id: z.string(),
    text: z.string().default(''),
    username: text,
    timestamp: text,
    from: z.object({ id: z.string(), username: text }).optional(),
  }),
)

export const Made = z.object({ id: z.string() })
export const Container = z.object({ id: z.string(), status_code: z.string(), status: text })
export const Conversations = pageOf(
  z.object({
    id: z.string(),
    messages: z
      .object({
        data: z.array(
          z.object({
            id: z.string(),
            message: z.string().default(''),
            from: z.object({ id: z.string() }).optional(),
            created_time: text,
          }),
        ),
      })
      .optional(),
  }),
)
