import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './task-repeat.schema.ts'

/** Maximum repeats of one plan. */
export const MAX_REPEATS = 365

/** Latest repeats shown for a plan. */
export const MAX_REPEAT_RUNS = 20

/** Maximum plans in a calendar. */
export const MAX_REPEAT_PLANS = 200

const access = { callers: ['user', 'seat'], permission: '009' } as const

export const getTaskRepeat = endpoint<typeof schema.getTaskRepeat>()({
  method: 'GET',
  path: '/task/:id/repeat',
  scope: 'task:read',
  summary: 'How a task is repeated, or the plan that created it; null = it is not',
  ...access,
})

export const repeatTask = endpoint<typeof schema.repeatTask>()({
  method: 'POST',
  path: '/task/:id/repeat',
  scope: 'task:write',
  summary:
    'Repeat a task on days of the week, each time as a new task from the same input; replaces its plan',
  ...access,
  idempotent: true,
})

export const stopTaskRepeat = endpoint<typeof schema.stopTaskRepeat>()({
  method: 'DELETE',
  path: '/task/:id/repeat',
  scope: 'task:write',
  summary: 'Stop repeating a task, or the one from which it was created; what was created stays',
  ...access,
  idempotent: true,
})

export const repeatTasks = endpoint<typeof schema.repeatTasks>()({
  method: 'POST',
  path: '/task/repeat',
  scope: 'task:write',
  summary: 'Repeat the tasks of a batch by one plan, all or none; what they create on one day is a batch',
  ...access,
  idempotent: true,
})

export const stopTaskRepeats = endpoint<typeof schema.stopTaskRepeats>()({
  method: 'POST',
  path: '/task/repeat/stop',
  scope: 'task:write',
  summary: 'Stop repeating the tasks of a batch, all or none; what was created stays',
  ...access,
  idempotent: true,
})

export const listTaskRepeats = endpoint<typeof schema.listTaskRepeats>()({
  method: 'GET',
  path: '/task-repeat',
  scope: 'task:read',
  summary: 'The plans that go on, the next one first',
  callers: ['user'],
  permission: '009',
})
