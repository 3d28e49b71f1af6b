import { z } from 'zod'
import { FileData } from '../kernel/endpoint.schema.ts'
import { Network } from '../kernel/network.schema.ts'
import {
  Count,
  countsOf,
  EmptyData,
  GivenInstant,
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

/** A task in a list or on its page. `kind` determines the members of `params`. */
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
  /** `online`: a runner is working on it now. */
  seat: z.object({ id: Id, name: z.string(), seat_code: z.string(), online: z.boolean() }),
  created_by: z.enum(['supervisor', 'seat']),
  /** Number of tasks created together, and its position among them, from 1; null = it was created alone. */
  batch: z.object({ id: Id, position: z.int(), size: z.int() }).nullable(),
  /** Null = at once. */
  scheduled_at: Instant.nullable(),
  created_at: Instant,
  started_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  /** Its limit, and the number of distinct people so far. */
  target_count: Count,
  actual_count: Count,
  /** Pages read from the network so far. */
  pages: Count,
  /** Until when and why a running task waits. */
  parked_until: Instant.nullable(),
  park_reason: ParkReason.nullable(),
  /** Minutes that a queued task has waited beyond the usual five; 0 = on time. */
  late_minutes: Count,
})
export type Task = z.infer<typeof Task>

export const TaskDetail = Task.extend({
  work: TaskWork,
  /** Script of a promotion; null = the kind needs none, or it was deleted. */
  script: z.object({ id: Id, title: z.string(), type: ScriptType, text: z.string() }).nullable(),
  /** With the time zone of its days and hours. */
  account: z.object({ id: Id, account: z.string(), time_zone: TimeZone }),
  /** Newest first. */
  history: z.array(TaskHistoryEntry).max(MAX_HISTORY),
  attempts: Count,
  last_progress_at: Instant.nullable(),
  /** Cost on the network so far; null = none. */
  cost: Money.nullable(),
})
export type TaskDetail = z.infer<typeof TaskDetail>

/** Start of a task: at once, or at a moment in the future. */
const Start = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('now') }),
  z.strictObject({ mode: z.literal('at'), at: GivenInstant }),
])

/** Filters that apply to the counts per state. */
const taskScopeFilters = {
  search: SearchText,
  family: z.enum(taskFamilies).optional(),
  kind: TaskKind.optional(),
  seat_id: Id.optional(),
  account_id: Id.optional(),
  batch_id: Id.optional(),
  ended_from: GivenInstant.optional(),
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
  /** Executor, where there are several; omitted = the kind's default. */
  executor: Executor.optional(),
  work: TaskWork,
  start: Start.default({ mode: 'now' }),
})

export const createTask = {
  body: CreateTask,
  data: Task,
}

/** A kind of task on a network, and its executor. */
export const TaskKindOffer = z.object({
  network: Network,
  kind: TaskKind,
  family: z.enum(['collection', 'promotion']),
  label: z.enum(['collection', 'promotion', 'operation', 'auto_post', 'group_pulling', 'account_warming']),
  /** `none`: tasks of this kind can't be created. */
  executor: z.enum(['api', 'assisted', 'none']),
  /** The restriction of the executor, or why there is none. */
  reason: z.string().nullable(),
  /** Supported options of a collection; an unsupported one is refused like a kind without an executor. */
  library_deduplication: z.boolean(),
  deep_collection: z.boolean(),
  /** The network's own documentation, and the month in which it was read. */
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

/** One target of a task: a link, a profile, a keyword, or a person or page that a promotion goes to. */
export const TaskTarget = z.object({
  position: z.int(),
  target: z.string(),
  outcome: TargetOutcome,
  reason: TargetReason.nullable(),
  collected: Count,
  /** Since when it has its outcome; null = pending, or unknown. */
  settled_at: Instant.nullable(),
})
export type TaskTarget = z.infer<typeof TaskTarget>

/** A page of targets, and the number of all targets by outcome. */
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
