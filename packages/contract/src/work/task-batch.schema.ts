import { z } from 'zod'
import { BulkIds, Count, Id, leftUnchanged } from '../kernel/primitives.schema.ts'
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

/** Bulk actions on tasks. */
export const BulkAct = z.enum(['end', 'retry', 'delete', 'pause', 'resume'])
export type BulkAct = z.infer<typeof BulkAct>

/** The refused tasks of a request. */
const leftOut = {
  ...leftUnchanged,
  left_out: z.array(leftUnchanged.left_out.element.extend({ number: z.int() })),
}

export const changeTasks = {
  body: z.strictObject({ act: BulkAct, ids: BulkIds }),
  data: z.object({ done: Count, ...leftOut }),
}

export const createTasksAgain = {
  body: z.strictObject({ ids: z.array(Id).min(1).max(MAX_BATCH) }),
  data: z.object({
    /** The new tasks; several of them form a batch. */
    list: z.array(Task),
    ...leftOut,
  }),
}

/** Kinds whose targets are people. */
export const PeopleKind = z.enum(['send_message', 'pull_group', 'follow', 'add_friend'])
export type PeopleKind = z.infer<typeof PeopleKind>

/** Somebody in a promotion's audience, with what the library knows of them. */
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
    /** Script to check for variables whose value is unknown. */
    script_id: Id.optional(),
  }),
  data: z.object({
    /** People who match, counted up to the maximum of one promotion. */
    found: Count.max(MAX_PROMOTION),
    /** People who would get it. */
    ready: Count,
    opted_out: Count,
    /** Reached by an earlier task of the kind, or waiting in an unfinished one. */
    duplicate: Count,
    /** Those of `ready` whom the guard would skip today, because somebody of the team reached them recently. */
    contacted_lately: Count,
    /** Those of `ready` for whom a variable of the script is unknown: the API skips them. */
    incomplete: Count,
    /** Those of `ready` for whom the script is too long with their values in it. */
    too_long: Count,
    /** Length of the longest text for those of `ready`, as the network counts it; null without a script or people. */
    longest: z
      .object({ length: Count, most: Count, unit: z.enum(['weight', 'characters', 'bytes']) })
      .nullable(),
    /** The first who would get it, and the first who would not. */
    people: z.array(PreviewPerson).max(PREVIEW_ROWS),
    left_out: z.array(z.object({ target: z.string(), reason: TargetReason })).max(PREVIEW_ROWS),
  }),
}

export type AudiencePreview = z.infer<typeof previewAudience.data>
