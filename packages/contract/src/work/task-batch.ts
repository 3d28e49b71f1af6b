import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { BulkIds, Count, Id } from '../kernel/primitives.ts'
import { CreateTask, Task } from './task.ts'
import { Audience, MAX_PROMOTION } from './task-audience.ts'
import type { TaskKindId } from './task-kind.ts'
import { TargetReason } from './task-state.ts'

/** Most accounts that one request creates tasks for. */
export const MAX_BATCH = 20

const access = { callers: ['user', 'seat'], permission: '009' } as const

/** One task for each of several accounts of one network. */
export const CreateTasks = z.strictObject({
  ...CreateTask.omit({ account_id: true }).shape,
  account_ids: z
    .array(Id)
    .min(1)
    .max(MAX_BATCH)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'invalid' }),
})
export type CreateTasks = z.infer<typeof CreateTasks>

export const createTasks = endpoint({
  method: 'POST',
  path: '/task/batch',
  scope: 'task:write',
  summary: 'Create one task per account, all or none; what is to be done once is dealt out among them',
  ...access,
  body: CreateTasks,
  data: z.object({ list: z.array(Task) }),
  idempotent: true,
  bodyLimit: 2 * 1024 * 1024,
})

/** What can be done to many tasks at once. */
export const BulkAct = z.enum(['end', 'retry', 'delete'])
export type BulkAct = z.infer<typeof BulkAct>

export const changeTasks = endpoint({
  method: 'POST',
  path: '/task/bulk',
  scope: 'task:write',
  summary:
    'End, retry or delete many tasks; those whose state or account does not allow it are left as they are',
  ...access,
  body: z.strictObject({ act: BulkAct, ids: BulkIds }),
  data: z.object({
    done: Count,
    /** Tasks that are not there for the caller. */
    missing: Count,
    left_out: z.array(z.object({ id: Id, number: z.int(), name: z.string(), message: z.string() })),
  }),
  idempotent: true,
})

/** How several accounts share a task: each does all of it, or what there is to do is dealt out, so that nobody is met twice. */
export function isDealtOut(kind: TaskKindId): boolean {
  return !sameForEach.includes(kind)
}
const sameForEach: readonly TaskKindId[] = [
  'publish_post',
  'like',
  'join_group',
  'edit_profile',
  'change_language',
]

/** Kinds that go to people. */
export const PeopleKind = z.enum(['send_message', 'pull_group', 'follow', 'add_friend'])
export type PeopleKind = z.infer<typeof PeopleKind>

/** Entries of a preview that are shown one by one. */
export const PREVIEW_ROWS = 20

/** Somebody whom a promotion would go to, as far as the library knows them. */
export const PreviewPerson = z.object({
  target: z.string(),
  name: z.string(),
  handle: z.string(),
  location: z.string().nullable(),
})
export type PreviewPerson = z.infer<typeof PreviewPerson>

export const previewAudience = endpoint({
  method: 'POST',
  path: '/task/audience',
  scope: 'task:read',
  summary: 'Whom a promotion would go to now, and who would be left out and why; nothing is created',
  ...access,
  body: z.strictObject({
    account_id: Id,
    kind: PeopleKind,
    audience: Audience,
    /** As in the task's parameters. */
    deduplication: z.boolean(),
    /** The script that it would say, to count for whom one of its variables is not known. */
    script_id: Id.optional(),
  }),
  data: z.object({
    /** People who match, counted up to the most that one promotion may go to. */
    found: Count.max(MAX_PROMOTION),
    /** Those of them who would get it. */
    ready: Count,
    opted_out: Count,
    /** Reached before by a task of the kind, or waiting in one. */
    duplicate: Count,
    /** Those of `ready` whom the guard would pass over today, because somebody of the team reached them lately. */
    contacted_lately: Count,
    /** Those of `ready` of whom the script says something that the library doesn't know: through the interface they are skipped. */
    incomplete: Count,
    /** The first of those who would get it, and the first who would not. */
    people: z.array(PreviewPerson).max(PREVIEW_ROWS),
    left_out: z.array(z.object({ target: z.string(), reason: TargetReason })).max(PREVIEW_ROWS),
  }),
  bodyLimit: 1024 * 1024,
})
export type AudiencePreview = z.infer<typeof previewAudience.data>
