import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Network } from './network.ts'
import { Count, Done, Id, IdPath, Instant, listOf, listQuery, Name, SearchText } from './primitives.ts'
import { Resource } from './resource.ts'
import { Executor, TaskKind, TaskWork } from './task-kind.ts'
import { EndReason, ParkReason, TargetReason, TaskState } from './task-state.ts'

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
  seat: z.object({ id: Id, name: z.string(), seat_code: z.string() }),
  created_by: z.enum(['supervisor', 'seat']),
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
  attempts: Count,
  last_progress_at: Instant.nullable(),
})
export type TaskDetail = z.infer<typeof TaskDetail>

/** When a task may start: at once, or at a moment in the future. */
const Start = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('now') }),
  z.strictObject({ mode: z.literal('at'), at: Instant }),
])

/** Seats see and touch their own tasks, supervisors those of the tenant. */
const access = { callers: ['user', 'seat'], permission: '009' } as const

export const listTasks = endpoint({
  method: 'GET',
  path: '/task',
  summary: 'Tasks of the tenant, or of the seat that asks',
  ...access,
  query: listQuery(['created_at', 'number', 'name', 'status', 'started_at'], {
    search: SearchText,
    status: TaskState.optional(),
    kind: TaskKind.optional(),
    seat_id: Id.optional(),
    account_id: Id.optional(),
  }),
  data: listOf(Task),
})

export const CreateTask = z.strictObject({
  name: Name.optional(),
  account_id: Id,
  work: TaskWork,
  start: Start.default({ mode: 'now' }),
})

export const createTask = endpoint({
  method: 'POST',
  path: '/task',
  summary: 'Create a task: it takes a port of the seat that holds the account',
  ...access,
  body: CreateTask,
  data: Task,
  idempotent: true,
})

export const getTask = endpoint({
  method: 'GET',
  path: '/task/:id',
  summary: 'One task',
  ...access,
  params: IdPath,
  data: TaskDetail,
})

export const updateTask = endpoint({
  method: 'PATCH',
  path: '/task/:id',
  summary: 'Rename a task, or move the start of one that is pending',
  ...access,
  params: IdPath,
  body: z.strictObject({ name: Name, start: Start }).partial(),
  data: Task,
})

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/task/:id',
  summary: 'Delete a finished task; what it collected stays',
  ...access,
  params: IdPath,
  data: Done,
  idempotent: true,
})

export const endTask = endpoint({
  method: 'POST',
  path: '/task/:id/end',
  summary: 'End a task: its port is free at once',
  ...access,
  params: IdPath,
  data: Task,
  idempotent: true,
})

export const retryTask = endpoint({
  method: 'POST',
  path: '/task/:id/retry',
  summary: 'Queue a failed task again: it takes a port again',
  ...access,
  params: IdPath,
  data: Task,
  idempotent: true,
})

/** One thing that a task works through: here a link, a profile or a keyword. */
export const TaskTarget = z.object({
  position: z.int(),
  target: z.string(),
  outcome: z.enum(['pending', 'done', 'skipped', 'failed', 'unknown']),
  reason: TargetReason.nullable(),
  collected: Count,
})
export type TaskTarget = z.infer<typeof TaskTarget>

export const listTaskTargets = endpoint({
  method: 'GET',
  path: '/task/:id/target',
  summary: 'What a task works through, with the outcome of each',
  ...access,
  params: IdPath,
  query: listQuery(['position'], {}),
  data: listOf(TaskTarget),
})

export const listTaskResources = endpoint({
  method: 'GET',
  path: '/task/:id/resource',
  summary: 'What a task has collected',
  ...access,
  params: IdPath,
  query: listQuery(['seen_at', 'name'], { search: SearchText }),
  data: listOf(Resource),
})
