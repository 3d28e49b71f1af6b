import { z } from 'zod'
import { BulkIds, Count, Id } from '../kernel/primitives.schema.ts'
import { CreateTask, Task } from './task.schema.ts'
import { Audience } from './task-audience.schema.ts'
import { MAX_PROMOTION } from './task-audience.ts'
import { MAX_BATCH, PREVIEW_ROWS } from './task-batch.ts'
import { TargetReason } from './task-state.schema.ts'

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

export const createTasks = {
  body: CreateTasks,
  data: z.object({ list: z.array(Task) }),
}

/** What can be done to many tasks at once. */
export const BulkAct = z.enum(['end', 'retry', 'delete', 'pause', 'resume'])
export type BulkAct = z.infer<typeof BulkAct>

/** The tasks of a request that were refused, each with the reason in the caller’s language. */
const leftOut = {
  /** Tasks that are not there for the caller. */
  missing: Count,
  left_out: z.array(z.object({ id: Id, number: z.int(), name: z.string(), message: z.string() })),
}

export const changeTasks = {
  body: z.strictObject({ act: BulkAct, ids: BulkIds }),
  data: z.object({ done: Count, ...leftOut }),
}

export const createTasksAgain = {
  body: z.strictObject({ ids: z.array(Id).min(1).max(MAX_BATCH) }),
  data: z.object({
    /** The new tasks, a batch of their own where there are several. */
    list: z.array(Task),
    ...leftOut,
  }),
}

/** Kinds that go to people. */
export const PeopleKind = z.enum(['send_message', 'pull_group', 'follow', 'add_friend'])
export type PeopleKind = z.infer<typeof PeopleKind>

/** Somebody whom a promotion would go to, as far as the library knows them. */
export const PreviewPerson = z.object({
  target: z.string(),
  name: z.string(),
  handle: z.string(),
  location: z.string().nullable(),
})
export type PreviewPerson = z.infer<typeof PreviewPerson>

export const previewAudience = {
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
    /** Those of `ready` for whom the script is too long with their names in it. */
    too_long: Count,
    /** The longest of what those of `ready` would be told, as the network counts it; null without a script or people. */
    longest: z
      .object({ length: Count, most: Count, unit: z.enum(['weight', 'characters', 'bytes']) })
      .nullable(),
    /** The first of those who would get it, and the first who would not. */
    people: z.array(PreviewPerson).max(PREVIEW_ROWS),
    left_out: z.array(z.object({ target: z.string(), reason: TargetReason })).max(PREVIEW_ROWS),
  }),
}

export type AudiencePreview = z.infer<typeof previewAudience.data>
