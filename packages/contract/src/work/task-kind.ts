import type { ResourceKindId } from './resource-kind.schema.ts'

/**
 * Task kinds: family × subtype (specification, section 1). `label` is the group in which the interface lists the kind; `collects` is the kind of
 * resource that a collection gathers.
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

/** A promotion: its targets are acted on one after the other. */
export type PromotionKind = {
  [K in TaskKindId]: (typeof taskKinds)[K]['family'] extends 'promotion' ? K : never
}[TaskKindId]

/** A collection of people or pages. */
export type CollectionKind = Exclude<TaskKindId, PromotionKind>

export const taskFamilies = ['collection', 'promotion'] as const satisfies readonly TaskFamily[]

export const taskKindIds = Object.keys(taskKinds) as [TaskKindId, ...TaskKindId[]]

/** @returns the kinds of a family, in their order */
export const kindsOfFamily = (family: TaskFamily): TaskKindId[] =>
  taskKindIds.filter((kind) => taskKinds[kind].family === family)

/** Maximum people of one collection. */
export const MAX_TARGET = 100_000
