import { z } from 'zod'
import { Id, typedText } from '../kernel/primitives.schema.ts'
import { Audience, Link } from './task-audience.schema.ts'
import { MAX_LIST_TARGETS, MAX_PROMOTION } from './task-audience.ts'
import { type CollectionKind, MAX_TARGET, type PromotionKind, taskKindIds } from './task-kind.ts'

export const TaskKind = z.enum(taskKindIds)

/** Executors of a kind on a network: the network's API, or a person by hand. */
export const Executor = z.enum(['api', 'assisted'])
export type Executor = z.infer<typeof Executor>

const Minutes = z
  .int()
  .min(1)
  .max(7 * 24 * 60)

/** The task completes this many minutes after its first start; null = no limit. */
const duration = { duration_minutes: Minutes.nullable().default(null) }

const collecting = {
  /** The task completes when this many were collected, or its time is over. */
  target_count: z.int().min(1).max(MAX_TARGET),
  ...duration,
  /** Deduplication: each person counts once per task (`task`, the default), or only people new to the library count. */
  deduplication: z.enum(['task', 'library']).optional(),
  /** Also reads the profile of each collected person, for fields that the list does not contain. */
  deep_collection: z.boolean().optional(),
}

/** Sources are links to posts. */
const fromPosts = z.strictObject({ links: z.array(Link).min(1).max(20), ...collecting })

/** Sources are links to profiles or groups, or their handles. */
const fromProfiles = z.strictObject({ profiles: z.array(Link).min(1).max(20), ...collecting })

const fromKeywords = z.strictObject({
  keywords: z.array(z.string().trim().min(1).max(100)).min(1).max(20),
  ...collecting,
})

/** Parameters of the collections. */
export const collectParams = {
  collect_homepage: fromProfiles,
  collect_likers: fromPosts,
  collect_commenters: fromPosts,
  collect_sharers: fromPosts,
  collect_group_members: fromProfiles,
  collect_friends: fromProfiles,
  collect_followers: fromProfiles,
  collect_following: fromProfiles,
  collect_keywords: fromKeywords,
} as const satisfies Record<CollectionKind, z.ZodObject>

const script = { script_id: Id }

/** Minimum delay between actions, in seconds. */
const pace = {
  send_interval_seconds: z
    .int()
    .min(5)
    .max(24 * 60 * 60)
    .default(60),
}

const toPeople = {
  audience: Audience,
  /** Skips people reached by an earlier task of the kind, or waiting in an unfinished one. */
  deduplication: z.boolean().default(true),
}

const Links = z.array(Link).min(1).max(MAX_LIST_TARGETS)

const Amount = z.int().min(1).max(MAX_PROMOTION)

/** Number of people to reach. */
const promotionCount = { promotion_count: Amount }

/** Account warm-up always has an end. */
const warmUp = { ...pace, duration_minutes: Minutes }

const befriending = z.strictObject({ ...toPeople, ...promotionCount, ...warmUp })

const Line = typedText(200).min(1).optional()

/** Parameters of the promotions: actions of a person or an API on one target after the other. */
export const promotionParams = {
  send_message: z.strictObject({ ...script, ...toPeople, ...promotionCount, ...pace, ...duration }),
  comment_link: z.strictObject({
    ...script,
    links: Links,
    /** Number of links that get a comment, in their order; each gets at most one. */
    comment_count: Amount,
    ...pace,
    ...duration,
  }),
  publish_post: z.strictObject({
    ...script,
    /** Number of posts. */
    promotion_count: z.int().min(1).max(20).default(1),
    ...pace,
    ...duration,
  }),
  publish_group_post: z.strictObject({ ...script, groups: Links, ...pace, ...duration }),
  pull_group: z
    .strictObject({
      script_id: Id.nullable().default(null),
      ...toPeople,
      /** Groups to fill, and people to add to each. */
      group_count: z.int().min(1).max(100),
      people_per_group: z.int().min(1).max(1000),
      ...pace,
      ...duration,
    })
    .refine(({ group_count, people_per_group }) => group_count * people_per_group <= MAX_PROMOTION, {
      path: ['people_per_group'],
      error: 'invalid',
    }),
  follow: befriending,
  like: z.strictObject({ links: Links, /** Number of links. */ like_count: Amount, ...warmUp }),
  join_group: z.strictObject({ groups: Links, ...warmUp }),
  add_friend: befriending,
  edit_profile: z.strictObject({
    profile: z
      .strictObject({
        name: Line,
        bio: typedText(1000).min(1).optional(),
        location: Line,
        url: Line,
      })
      .refine((profile) => Object.values(profile).some((value) => value !== undefined), { error: 'invalid' }),
    ...duration,
  }),
  change_language: z.strictObject({
    /** Tag of a language (BCP 47). */
    language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/),
    ...duration,
  }),
} as const satisfies Record<PromotionKind, z.ZodObject>

/** Parameters of every kind. */
export const taskParams = { ...collectParams, ...promotionParams }

const collections = [
  z.strictObject({ kind: z.literal('collect_homepage'), params: collectParams.collect_homepage }),
  z.strictObject({ kind: z.literal('collect_likers'), params: collectParams.collect_likers }),
  z.strictObject({ kind: z.literal('collect_commenters'), params: collectParams.collect_commenters }),
  z.strictObject({ kind: z.literal('collect_sharers'), params: collectParams.collect_sharers }),
  z.strictObject({ kind: z.literal('collect_group_members'), params: collectParams.collect_group_members }),
  z.strictObject({ kind: z.literal('collect_friends'), params: collectParams.collect_friends }),
  z.strictObject({ kind: z.literal('collect_followers'), params: collectParams.collect_followers }),
  z.strictObject({ kind: z.literal('collect_following'), params: collectParams.collect_following }),
  z.strictObject({ kind: z.literal('collect_keywords'), params: collectParams.collect_keywords }),
] as const

const promotions = [
  z.strictObject({ kind: z.literal('send_message'), params: promotionParams.send_message }),
  z.strictObject({ kind: z.literal('comment_link'), params: promotionParams.comment_link }),
  z.strictObject({ kind: z.literal('publish_post'), params: promotionParams.publish_post }),
  z.strictObject({ kind: z.literal('publish_group_post'), params: promotionParams.publish_group_post }),
  z.strictObject({ kind: z.literal('pull_group'), params: promotionParams.pull_group }),
  z.strictObject({ kind: z.literal('follow'), params: promotionParams.follow }),
  z.strictObject({ kind: z.literal('like'), params: promotionParams.like }),
  z.strictObject({ kind: z.literal('join_group'), params: promotionParams.join_group }),
  z.strictObject({ kind: z.literal('add_friend'), params: promotionParams.add_friend }),
  z.strictObject({ kind: z.literal('edit_profile'), params: promotionParams.edit_profile }),
  z.strictObject({ kind: z.literal('change_language'), params: promotionParams.change_language }),
] as const

/** A collection as the runner receives it. */
export const CollectWork = z.discriminatedUnion('kind', collections)
export type CollectWork = z.infer<typeof CollectWork>

/** A promotion as the runner receives it. */
export const PromotionWork = z.discriminatedUnion('kind', promotions)
export type PromotionWork = z.infer<typeof PromotionWork>

/** The work of a task: its kind and the kind's parameters. */
export const TaskWork = z.discriminatedUnion('kind', [...collections, ...promotions])
export type TaskWork = z.infer<typeof TaskWork>
