import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './task-calendar.schema.ts'

/** The longest range of a calendar: five weeks, and the hour of a change of clocks. */
export const MAX_CALENDAR_HOURS = 5 * 7 * 24 + 1

/** How many tasks, and how many lanes of a sort, a calendar holds. */
export const MAX_CALENDAR_TASKS = 1000

export const MAX_CALENDAR_LANES = 200

export const getTaskCalendar = endpoint<typeof schema.getTaskCalendar>()({
  method: 'GET',
  path: '/task-calendar',
  summary: 'What is scheduled and what ran between two moments, with the accounts and seats it is for',
  callers: ['user'],
  permission: '009',
})
