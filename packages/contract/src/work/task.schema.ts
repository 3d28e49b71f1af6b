import { z } from 'zod'
import { FileData } from '../kernel/endpoint.schema.ts'
import { Network } from '../kernel/network.schema.ts'
import {
  Count,
  countsOf,
  EmptyData,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  Money,
  Name,
  SearchText,
  TimeZone,
} from '../kernel/primitives.schema.ts'
import { exportFields } from '../kernel/spreadsheet.schema.ts'
import { Resource } from './resource.schema.ts'
import { ScriptType } from './script.schema.ts'
import { targetOutcomes } from './task.ts'
import { TaskHistoryEntry } from './task-history.schema.ts'
import { MAX_HISTORY } from './task-history.ts'
import { Executor, TaskKind, TaskWork } from './task-kind.schema.ts'
import { taskFamilies } from './task-kind.ts'
import { EndReason, ParkReason, TargetReason, TaskState } from './task-state.schema.ts'

/** A task in a list or on its page. Which members of `params` there are follows from `kind`. */
export const Task = z.object({
  id: Id,
  /** Runs from 1 within the tenant. */
  number: z.int(),
  name: z.string(),
  kind: TaskKind,
  network: Network,
  executor: Executor,
  status: TaskState,
  end_reason: EndReason.nullable(),
  account: z.object({ id: Id, account: z.string() }),
  /** `online`: somebody works on it now. */
  seat: z.object({ id: Id, name: z.string(), seat_code: z.string(), online: z.boolean() }),
  created_by: z.enum(['supervisor', 'seat']),
  /** The tasks that were created with it, and which of them it is, from 1; null = it was created alone. */
  batch: z.object({ id: Id, position: z.int(), size: z.int() }).nullable(),
  /** Null = at once. */
  scheduled_at: Instant.nullable(),
  created_at: Instant,
  started_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  /** How many it aims for, and how many distinct ones it has. */
  target_count: Count,
  actual_count: Count,
  /** Pages read from the network so far. */
  pages: Count,
  /** A running task that waits, until when and why. */
  parked_until: Instant.nullable(),
  park_reason: ParkReason.nullable(),
  /** Minutes that a queued task waits beyond the five that are usual; 0 = on time. */
  late_minutes: Count,
})
export type Task = z.infer<typeof Task>

export const TaskDetail = Task.extend({
  work: TaskWork,
  /** What a promotion says; null where the kind needs none, or it was deleted since. */
  script: z.object({ id: Id, title: z.string(), type: ScriptType, text: z.string() }).nullable(),
  /** With the zone in which its days and hours are counted. */
  account: z.object({ id: Id, account: z.string(), time_zone: TimeZone }),
  /** The newest first. */
  history: z.array(TaskHistoryEntry).max(MAX_HISTORY),
  attempts: Count,
  last_progress_at: Instant.nullable(),
  /** What the network was paid for it so far; null where that is nothing. */
  cost: Money.nullable(),
})
export type TaskDetail = z.infer<typeof TaskDetail>

/** When a task may start: at once, or at a moment in the future. */
const Start = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('now') }),
  z.strictObject({ mode: z.literal('at'), at: Instant }),
])

/** What narrows the tasks of each state. */
const taskScopeFilters = {
  search: SearchText,
  family: z.enum(taskFamilies).optional(),
  kind: TaskKind.optional(),
  seat_id: Id.optional(),
  account_id: Id.optional(),
  batch_id: Id.optional(),
}

const taskFilters = { ...taskScopeFilters, status: TaskState.optional() }

export const listTasks = {
  query: listQuery(['created_at', 'number', 'name', 'status', 'started_at'], taskFilters),
  data: listOf(Task),
}

export const countTasks = {
  query: z.strictObject(taskScopeFilters),
  data: countsOf(['all', ...TaskState.options]),
}

export const exportTasks = {
  query: z.strictObject({ ...exportFields, ...taskFilters }),
  data: FileData,
}

export const CreateTask = z.strictObject({
  name: Name.optional(),
  account_id: Id,
  /** Where several can carry it out; left out = whom the task's kind offers first. */
  executor: Executor.optional(),
  work: TaskWork,
  start: Start.default({ mode: 'now' }),
})

export const createTask = {
  body: CreateTask,
  data: Task,
}

/** A kind of task on a network, and who carries it out. */
export const TaskKindOffer = z.object({
  network: Network,
  kind: TaskKind,
  family: z.enum(['collection', 'promotion']),
  label: z.enum(['collection', 'promotion', 'operation', 'auto_post', 'group_pulling', 'account_warming']),
  /** `none`: such a task can't be created. */
  executor: z.enum(['api', 'assisted', 'none']),
  /** The restriction under which it is carried out, or why nobody does. */
  reason: z.string().nullable(),
  /** Options of a collection that are carried out; what is false is refused like a kind that nobody serves. */
  library_deduplication: z.boolean(),
  deep_collection: z.boolean(),
  /** The network's own documentation that says so, and the month in which it was read. */
  source: z.string(),
  date: z.string(),
})
export type TaskKindOffer = z.infer<typeof TaskKindOffer>

export const listTaskKinds = {
  query: z.strictObject({ network: Network.optional() }),
  data: z.object({ list: z.array(TaskKindOffer) }),
}

export const getTask = {
  params: IdPath,
  data: TaskDetail,
}

export const updateTask = {
  params: IdPath,
  body: z.strictObject({ name: Name, start: Start }).partial(),
  data: Task,
}

export const deleteTask = {
  params: IdPath,
  data: EmptyData,
}

export const endTask = {
  params: IdPath,
  data: Task,
}

export const retryTask = {
  params: IdPath,
  data: Task,
}

export const TargetOutcome = z.enum(targetOutcomes)

/** One thing that a task works through: a link, a profile, a keyword; for a promotion, a person or place that it goes to. */
export const TaskTarget = z.object({
  position: z.int(),
  target: z.string(),
  outcome: TargetOutcome,
  reason: TargetReason.nullable(),
  collected: Count,
  /** Since when the outcome stands; null = pending, or nothing is known of it. */
  settled_at: Instant.nullable(),
})
export type TaskTarget = z.infer<typeof TaskTarget>

/** A page of targets, and how many of all of them have which outcome. */
export const TaskTargets = listOf(TaskTarget).extend({
  counts: z.record(TargetOutcome, Count),
})
export type TaskTargets = z.infer<typeof TaskTargets>

export const listTaskTargets = {
  params: IdPath,
  query: listQuery(['position'], { outcome: TargetOutcome.optional() }),
  data: TaskTargets,
}

export const exportTaskTargets = {
  params: IdPath,
  query: z.strictObject({ ...exportFields, outcome: TargetOutcome.optional() }),
  data: FileData,
}

export const listTaskResources = {
  params: IdPath,
  query: listQuery(['seen_at', 'name'], { search: SearchText }),
  data: listOf(Resource),
}
