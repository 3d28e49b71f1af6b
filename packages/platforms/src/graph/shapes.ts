import { z } from 'zod'
import { looseText, optionalCount, optionalText, rowsOf } from '../rows.ts'

/** Fields that were not requested are absent, as are requested fields that a person hides; others are null. */
const text = optionalText
const count = optionalCount

const paging = z.object({ cursors: z.object({ after: text }).nullish(), next: text }).nullish()
const pageOf = <T extends z.ZodType>(row: T) => z.object({ data: rowsOf(row), paging })

/** @returns the cursor of the next page, also if only the page's address contains it; without `next` there is no next page, whatever the cursors say */
export function nextOf(page: {
  paging?: { cursors?: { after?: string | undefined } | null; next?: string | undefined } | null
}): string | null {
  const { next, cursors } = page.paging ?? {}
  if (!next) return null
  return cursors?.after ?? URL.parse(next)?.searchParams.get('after') ?? null
}

/** Attachments of a post: a video has its own id, which Graph returned when it was uploaded. */
const Attachments = z.object({ data: rowsOf(z.object({ target: z.object({ id: z.string() }) })) })
const Post = z.object({
  id: z.string(),
  message: text,
  created_time: text,
  attachments: Attachments.nullish().catch(null),
})
export const PagePosts = pageOf(Post)
export const PageProfile = z.object({
  id: z.string(),
  name: looseText,
  username: text,
  about: text,
  link: text,
  followers_count: count,
  location: z.object({ city: text, country_code: text }).nullish(),
  posts: PagePosts.nullish(),
})
export type PageProfile = z.infer<typeof PageProfile>
export const PageRows = pageOf(PageProfile)
export const PAGE_FIELDS = 'id,name,username,about,link,followers_count,location{city,country_code}'

export const Comments = pageOf(
  z.object({
    id: z.string(),
    message: looseText,
    created_time: text,
    from: z.object({ id: z.string(), name: looseText }).nullish(),
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
export const InstagramProfile = z.object({
  id: z.string(),
  user_id: text,
  username: looseText,
  name: looseText,
  biography: text,
  followers_count: count,
  media: MediaRows.nullish(),
})
export type InstagramProfile = z.infer<typeof InstagramProfile>

const Enveloped = z.object({ data: z.tuple([z.unknown()]) })
/**
 * An answer about one thing, which Instagram login documents as the only row of `data`, and which its hosts mostly send without that envelope:
 * https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/get-started and …/business-login.
 */
export const aloneOrEnveloped = <T extends z.ZodType>(answer: T) =>
  z.preprocess((body) => Enveloped.safeParse(body).data?.data[0] ?? body, answer)

/** The account of Instagram login. Its media, comments and messages carry `user_id`; `id`, which may be absent, is the app's own number for it. */
export const OwnInstagram = aloneOrEnveloped(
  InstagramProfile.extend({ id: text }).transform(({ id, user_id, ...profile }, context) => {
    const own = user_id ?? id
    if (own !== undefined) return { ...profile, id: own }
    context.addIssue({ code: 'custom', message: 'no id' })
    return z.NEVER
  }),
)
export const Discovered = z.object({ business_discovery: InstagramProfile })
export const INSTAGRAM_FIELDS = 'id,username,name,biography,followers_count'

const InstagramComment = z.object({
  id: z.string(),
  text: looseText,
  username: text,
  timestamp: text,
  from: z.object({ id: z.string(), username: text }).nullish(),
})
export type InstagramComment = z.infer<typeof InstagramComment>
export const INSTAGRAM_COMMENT_FIELDS = 'id,text,username,timestamp,from{id,username}'
export const InstagramReplies = pageOf(InstagramComment)
export const InstagramComments = pageOf(
  InstagramComment.extend({ replies: InstagramReplies.nullish().catch(null) }),
)

/**
 * The created object. A picture that is a post also has the post's id, under which the Page's feed lists it. For a video, Graph returns only the
 * video's id.
 */
export const Made = z
  .object({ id: z.string(), post_id: text })
  .transform(({ id, post_id }) => ({ id: post_id ?? id }))
export const Container = z.object({ id: z.string(), status_code: z.string(), status: text })
/** Its status is `ready`, `processing`, `error` or, of Reels, one more: https://developers.facebook.com/docs/graph-api/reference/video-status. */
export const Video = z.object({
  id: z.string(),
  status: z.object({ video_status: text }).nullish().catch(null),
})
export const Conversations = pageOf(
  z.object({
    id: z.string(),
    messages: z
      .object({
        data: rowsOf(
          z.object({
            id: z.string(),
            message: looseText,
            from: z.object({ id: z.string() }).nullish(),
            created_time: text,
          }),
        ),
      })
      .nullish(),
  }),
)
