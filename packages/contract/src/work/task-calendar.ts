import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './task-calendar.schema.ts'

/** Maximum range of a calendar: five weeks, and an hour for a change of clocks. */
export const MAX_CALENDAR_HOURS = 5 * 7 * 24 + 1

/** Maximum tasks, and maximum lanes of each kind, in a calendar. */
export const MAX_CALENDAR_TASKS = 1000

export const MAX_CALENDAR_LANES = 200

export const getTaskCalendar = endpoint<typeof schema.getTaskCalendar>()({
  method: 'GET',
  path: '/task-calendar',
  summary: 'What is scheduled and what ran between two moments, with the accounts and seats it is for',
  callers: ['user'],
  permission: '009',
})
