import { z } from 'zod'
import { Count, EmptyData, Id, IdPath, Instant, TimeZone } from '../kernel/primitives.schema.ts'
import { MAX_BATCH } from './task-batch.ts'
import { TaskKind } from './task-kind.schema.ts'
import { MAX_REPEAT_PLANS, MAX_REPEAT_RUNS, MAX_REPEATS } from './task-repeat.ts'

/** Days of the week and time of day, in the account's zone, at which a task is repeated. */
export const RepeatPlan = z.strictObject({
  /** 1 = Monday … 7 = Sunday. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length, { error: 'invalid' }),
  /** `HH:mm`; where the clock skips it, the moment after the gap; where it occurs twice, the first. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** The last day, inclusive; null = no end. */
  until: z.iso.date().nullable().default(null),
  /** Maximum number of repeats, including skipped ones; null = no limit. */
  count: z.int().min(1).max(MAX_REPEATS).nullable().default(null),
})

const plan = {
  /** The task that is repeated. */
  task: z.object({ id: Id, number: z.int() }),
  weekdays: z.array(z.int()).max(7),
  time: z.string(),
  time_zone: TimeZone,
  until: z.iso.date().nullable(),
  /** Repeats left; null = no limit. */
  left: Count.nullable(),
  /** Null = it ended, or was stopped. */
  next_at: Instant.nullable(),
}

/** One repeat of a task, or one that was due. */
export const RepeatRun = z.object({
  due_at: Instant,
  /** Null = it was skipped, or its task was deleted. */
  task: z.object({ id: Id, number: z.int() }).nullable(),
  /** Why it was skipped, in the caller's language; empty = it was not. */
  skipped: z.string(),
})

export const TaskRepeat = z.object({ ...plan, runs: z.array(RepeatRun).max(MAX_REPEAT_RUNS) })
export type TaskRepeat = z.infer<typeof TaskRepeat>

export const getTaskRepeat = {
  params: IdPath,
  data: z.object({ repeat: TaskRepeat.nullable() }),
}

export const repeatTask = {
  params: IdPath,
  body: RepeatPlan,
  data: TaskRepeat,
}

export const stopTaskRepeat = {
  params: IdPath,
  data: EmptyData,
}

/** Tasks of a batch. */
const ids = z
  .array(Id)
  .min(1)
  .max(MAX_BATCH)
  .refine((list) => new Set(list).size === list.length, { error: 'invalid' })

export const repeatTasks = {
  body: RepeatPlan.extend({ ids }),
  data: EmptyData,
}

export const stopTaskRepeats = {
  body: z.strictObject({ ids }),
  data: EmptyData,
}

/** An active plan, as a calendar shows it. */
export const PlannedRepeat = z.object({
  ...plan,
  name: z.string(),
  kind: TaskKind,
  account: z.object({ id: Id, account: z.string() }),
  next_at: Instant,
})
export type PlannedRepeat = z.infer<typeof PlannedRepeat>

export const listTaskRepeats = {
  data: z.object({ list: z.array(PlannedRepeat).max(MAX_REPEAT_PLANS) }),
}
