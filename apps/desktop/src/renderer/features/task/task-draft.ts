import type { CreateTask } from '@seaport/contract/work/task'
import { MAX_TARGET, TaskWork } from '@seaport/contract/work/task-kind'
import { z } from 'zod'

/** Kinds that can be created here: those whose parameters the contract knows. */
export const collectionKinds = [
  'collect_commenters',
  'collect_likers',
  'collect_sharers',
  'collect_followers',
  'collect_following',
  'collect_group_members',
  'collect_friends',
  'collect_keywords',
  'collect_homepage',
] as const satisfies readonly TaskWork['kind'][]
export type CollectionKind = (typeof collectionKinds)[number]

/** What a kind starts from. */
export type SourceKind = 'posts' | 'profiles' | 'groups' | 'keywords'

const sources: Readonly<Record<CollectionKind, SourceKind>> = {
  collect_commenters: 'posts',
  collect_likers: 'posts',
  collect_sharers: 'posts',
  collect_group_members: 'groups',
  collect_friends: 'profiles',
  collect_followers: 'profiles',
  collect_following: 'profiles',
  collect_homepage: 'profiles',
  collect_keywords: 'keywords',
}

/** @returns what a kind starts from */
export const sourceOf = (kind: CollectionKind): SourceKind => sources[kind]

/** Most entries that one task works through (the contract's limit). */
const MAX_ENTRIES = 20

/** The wizard's fields, all steps together. */
export const Draft = z.object({
  kind: z.enum(collectionKinds),
  account_id: z.string().min(1),
  entries: z.array(z.string().trim().min(1).max(500)).min(1).max(MAX_ENTRIES),
  target_count: z.int().min(1).max(MAX_TARGET),
  duration_minutes: z
    .int()
    .min(1)
    .max(7 * 24 * 60)
    .nullable(),
  deduplication: z.enum(['task', 'library']),
  deep_collection: z.boolean(),
  name: z.string().trim().max(80),
})
export type Draft = z.infer<typeof Draft>

export const STEPS = ['kind', 'account', 'source', 'goal', 'review'] as const
export type Step = (typeof STEPS)[number]

/** The fields that have to be right before a step is left. */
export const fieldsOf: Readonly<Record<Step, readonly (keyof Draft)[]>> = {
  kind: ['kind'],
  account: ['account_id'],
  source: ['entries'],
  goal: ['target_count', 'duration_minutes', 'deduplication', 'deep_collection', 'name'],
  review: [],
}

/** @returns the request that a finished draft stands for */
export function requestOf({
  kind,
  account_id,
  entries,
  target_count,
  duration_minutes,
  deduplication,
  deep_collection,
  name,
}: Draft): z.input<typeof CreateTask> {
  const unique = [...new Set(entries)]
  const source = sourceOf(kind)
  const list =
    source === 'posts'
      ? { links: unique }
      : source === 'keywords'
        ? { keywords: unique }
        : { profiles: unique }
  const params = { ...list, target_count, duration_minutes, deduplication, deep_collection }
  const work = TaskWork.parse({ kind, params })
  return { account_id, work, ...(name && { name }) }
}
