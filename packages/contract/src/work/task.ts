import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './task.schema.ts'

/** Outcome of a target. */
export const targetOutcomes = ['pending', 'done', 'skipped', 'failed', 'unknown'] as const

/** Seats reach their own tasks, supervisors those of the tenant. */
const access = { callers: ['user', 'seat'], permission: '009' } as const

export const listTasks = endpoint<typeof schema.listTasks>()({
  method: 'GET',
  path: '/task',
  scope: 'task:read',
  summary: 'Tasks of the tenant, or of the seat that asks',
  ...access,
})

export const countTasks = endpoint<typeof schema.countTasks>()({
  method: 'GET',
  path: '/task/count',
  scope: 'task:read',
  summary: 'How many tasks the filters leave in each state',
  ...access,
})

export const exportTasks = endpoint<typeof schema.exportTasks>()({
  method: 'GET',
  path: '/task/export',
  scope: 'task:read',
  summary: 'Tasks, or what the filters leave of them, as a spreadsheet, in the order of their numbers',
  ...access,
  download: true,
})

export const createTask = endpoint<typeof schema.createTask>()({
  method: 'POST',
  path: '/task',
  scope: 'task:write',
  summary: 'Create a task: it takes a port of the seat that holds the account',
  ...access,
  idempotent: true,
  bodyLimit: 2 * 1024 * 1024,
})

export const listTaskKinds = endpoint<typeof schema.listTaskKinds>()({
  method: 'GET',
  path: '/task-kind',
  scope: 'task:read',
  summary: 'What can be done on a network and who carries it out, to be known before a task is created',
  ...access,
})

export const getTask = endpoint<typeof schema.getTask>()({
  method: 'GET',
  path: '/task/:id',
  scope: 'task:read',
  summary: 'One task',
  ...access,
})

export const updateTask = endpoint<typeof schema.updateTask>()({
  method: 'PATCH',
  path: '/task/:id',
  scope: 'task:write',
  summary: 'Rename a task, or move the start of one that is pending',
  ...access,
})

export const deleteTask = endpoint<typeof schema.deleteTask>()({
  method: 'DELETE',
  path: '/task/:id',
  scope: 'task:write',
  summary: 'Delete a finished task; what it collected stays',
  ...access,
  idempotent: true,
})

export const endTask = endpoint<typeof schema.endTask>()({
  method: 'POST',
  path: '/task/:id/end',
  scope: 'task:write',
  summary: 'End a task: its port is free at once',
  ...access,
  idempotent: true,
})

export const retryTask = endpoint<typeof schema.retryTask>()({
  method: 'POST',
  path: '/task/:id/retry',
  scope: 'task:write',
  summary: 'Queue a failed task again: it takes a port again',
  ...access,
  idempotent: true,
})

export const listTaskTargets = endpoint<typeof schema.listTaskTargets>()({
  method: 'GET',
  path: '/task/:id/target',
  scope: 'task:read',
  summary: 'What a task works through, with the outcome of each',
  ...access,
})

export const exportTaskTargets = endpoint<typeof schema.exportTaskTargets>()({
  method: 'GET',
  path: '/task/:id/target/export',
  scope: 'task:read',
  summary: 'What a task works through, or those of one outcome, as a spreadsheet',
  ...access,
  download: true,
})

export const listTaskResources = endpoint<typeof schema.listTaskResources>()({
  method: 'GET',
  path: '/task/:id/resource',
  scope: 'resource:read',
  summary: 'What a task has collected',
  ...access,
})
