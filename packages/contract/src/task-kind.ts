import { z } from 'zod'
import type { ResourceKindId } from './resource-kind.ts'

/**
 * Task kinds: family × subtype (specification, section 1). `label` is the group under which people know the kind; `collects` is the kind of
 * resource that a collection brings home.
 */
export const taskKinds = {
  collect_homepage: { family: 'collection', label: 'collection', collects: 'homepage' },
  collect_likers: { family: 'collection', label: 'collection', collects: 'liker' },
  collect_commenters: { family: 'collection', label: 'collection', collects: 'commenter' },
  collect_sharers: { family: 'collection', label: 'collection', collects: 'sharer' },
  collect_group_members: { family: 'collection', label: 'collection', collects: 'user' },
  collect_friends: { family: 'collection', label: 'collection', collects: 'user' },
  collect_followers: { family: 'collection', label: 'collection', collects: 'fan' },
  collect_following: { family: 'collection', label: 'collection', collects: 'user' },
  collect_keywords: { family: 'collection', label: 'collection', collects: 'user' },
  send_message: { family: 'promotion', label: 'promotion' },
  comment_link: { family: 'promotion', label: 'promotion' },
  publish_post: { family: 'promotion', label: 'auto_post' },
  publish_group_post: { family: 'promotion', label: 'auto_post' },
  pull_group: { family: 'promotion', label: 'group_pulling' },
  follow: { family: 'promotion', label: 'account_warming' },
  like: { family: 'promotion', label: 'account_warming' },
  join_group: { family: 'promotion', label: 'account_warming' },
  add_friend: { family: 'promotion', label: 'account_warming' },
  edit_profile: { family: 'promotion', label: 'operation' },
  change_language: { family: 'promotion', label: 'operation' },
} as const satisfies Record<string, { family: TaskFamily; label: TaskLabel; collects?: ResourceKindId }>

export type TaskFamily = 'collection' | 'promotion'
export type TaskLabel =
  | 'collection'
  | 'promotion'
  | 'operation'
  | 'auto_post'
  | 'group_pulling'
  | 'account_warming'
export type TaskKindId = keyof typeof taskKinds
export const TaskKind = z.enum(Object.keys(taskKinds) as [TaskKindId, ...TaskKindId[]])

/** Who can carry out a kind on a network (design, section 4, Executors). */
export const Executor = z.enum(['api', 'assisted'])
export type Executor = z.infer<typeof Executor>

/** Most people that one collection may aim for. */
export const MAX_TARGET = 100_000

const Link = z.string().trim().min(1).max(500)
const endConditions = {
  /** The task is complete when this many were collected… */
  target_count: z.int().min(1).max(MAX_TARGET),
  /** …or this many minutes have passed since its first start; null = no limit. */
  duration_minutes: z
    .int()
    .min(1)
    .max(7 * 24 * 60)
    .nullable()
    .default(null),
}

/** Starts from links to posts. */
const fromPosts = z.strictObject({ links: z.array(Link).min(1).max(20), ...endConditions })
/** Starts from links to profiles, or their handles. */
const fromProfiles = z.strictObject({ profiles: z.array(Link).min(1).max(20), ...endConditions })
const fromKeywords = z.strictObject({
  keywords: z.array(z.string().trim().min(1).max(100)).min(1).max(20),
  ...endConditions,
})

/** Parameters per kind; a kind joins when its executor exists. */
export const taskParams = {
  collect_homepage: fromProfiles,
  collect_likers: fromPosts,
  collect_commenters: fromPosts,
  collect_sharers: fromPosts,
  collect_followers: fromProfiles,
  collect_following: fromProfiles,
  collect_keywords: fromKeywords,
} as const satisfies Partial<Record<TaskKindId, z.ZodObject>>

export type PostCollectionKind = 'collect_likers' | 'collect_commenters' | 'collect_sharers'
export type ProfileCollectionKind = 'collect_homepage' | 'collect_followers' | 'collect_following'

/** What a task is to do: its kind and the kind's parameters. */
export const TaskWork = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('collect_homepage'), params: taskParams.collect_homepage }),
  z.strictObject({ kind: z.literal('collect_likers'), params: taskParams.collect_likers }),
  z.strictObject({ kind: z.literal('collect_commenters'), params: taskParams.collect_commenters }),
  z.strictObject({ kind: z.literal('collect_sharers'), params: taskParams.collect_sharers }),
  z.strictObject({ kind: z.literal('collect_followers'), params: taskParams.collect_followers }),
  z.strictObject({ kind: z.literal('collect_following'), params: taskParams.collect_following }),
  z.strictObject({ kind: z.literal('collect_keywords'), params: taskParams.collect_keywords }),
])
export type TaskWork = z.infer<typeof TaskWork>
