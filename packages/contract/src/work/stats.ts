import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './stats.schema.ts'

/** Counted events. A task counts once under its final state; a person counts once per task, as new to the library or known to it. */
export const statMeasures = [
  'tasks_created',
  'tasks_completed',
  'tasks_error',
  'tasks_ended',
  'collected_new',
  'collected_known',
  'promoted_done',
  'promoted_failed',
  'promoted_skipped',
  'promoted_unknown',
] as const

export type StatMeasure = (typeof statMeasures)[number]

/** Statistics of the first screen: no permission key needed. */
export const getDashboard = endpoint<typeof schema.getDashboard>()({
  method: 'GET',
  path: '/stats/dashboard',
  scope: 'stats:read',
  summary: 'Today beside the six days before, what is under way, and when a desktop last delivered',
  callers: ['user'],
})

export const getRanking = endpoint<typeof schema.getRanking>()({
  method: 'GET',
  path: '/stats/ranking',
  scope: 'stats:read',
  summary: 'Seats by what they collected, and by whom they reached, over a period',
  callers: ['user'],
})

/** Totals of the list of tasks: the same key. By seat or kind it is data analysis, which also needs 103. */
const access = { callers: ['user'], permission: '009' } as const

export const getTaskStats = endpoint<typeof schema.getTaskStats>()({
  method: 'GET',
  path: '/stats/task',
  scope: 'stats:read',
  summary: 'Tasks and promotions by day and by kind',
  ...access,
})

export const getResourceStats = endpoint<typeof schema.getResourceStats>()({
  method: 'GET',
  path: '/stats/resource',
  scope: 'stats:read',
  summary: 'Collected people by day and by kind of task',
  ...access,
})

export const getAdminStats = endpoint<typeof schema.getAdminStats>()({
  method: 'GET',
  path: '/admin/stats',
  summary: 'The whole platform in numbers',
  callers: ['user'],
  permission: '1-admin',
})

export const getAdminTrend = endpoint<typeof schema.getAdminTrend>()({
  method: 'GET',
  path: '/admin/stats/trend',
  summary: 'The whole platform by day over a period, and its tasks by kind',
  callers: ['user'],
  permission: '1-admin',
})

export const rebuildStats = endpoint<typeof schema.rebuildStats>()({
  method: 'POST',
  path: '/admin/stats/rebuild',
  summary: 'Count all statistics anew from tasks, sightings and targets; tells the sums before and after',
  callers: ['user'],
  permission: '1-admin',
})
