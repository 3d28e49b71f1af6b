import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Network } from '../kernel/network.ts'
import { Count, Id, Instant, TimeZone } from '../kernel/primitives.ts'
import { TaskKind } from './task-kind.ts'
import { TaskState } from './task-state.ts'

/** The longest range of a calendar: five weeks, and the hour of a change of clocks. */
export const MAX_CALENDAR_HOURS = 5 * 7 * 24 + 1
/** How many tasks, and how many lanes of a sort, a calendar holds. */
export const MAX_CALENDAR_TASKS = 1000
export const MAX_CALENDAR_LANES = 200

/** A task from its begin to its end, as far as either is known. */
export const CalendarTask = z.object({
  id: Id,
  number: z.int(),
  name: z.string(),
  kind: TaskKind,
  status: TaskState,
  account: z.object({ id: Id, account: z.string() }),
  seat_id: Id,
  /** Null = it starts, or was to start, at once. */
  scheduled_at: Instant.nullable(),
  created_at: Instant,
  started_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  target_count: Count,
  actual_count: Count,
})
export type CalendarTask = z.infer<typeof CalendarTask>

/** An account that has a seat, or had a task in the range. */
export const CalendarAccount = z.object({
  id: Id,
  account: z.string(),
  network: Network,
  time_zone: TimeZone,
  seat_id: Id.nullable(),
})
export type CalendarAccount = z.infer<typeof CalendarAccount>

export const CalendarSeat = z.object({
  id: Id,
  name: z.string(),
  seat_code: z.string(),
  /** How many tasks it can hold at once. */
  ports: Count,
})
export type CalendarSeat = z.infer<typeof CalendarSeat>

export const getTaskCalendar = endpoint({
  method: 'GET',
  path: '/task-calendar',
  summary: 'What is scheduled and what ran between two moments, with the accounts and seats it is for',
  callers: ['user'],
  permission: '009',
  query: z
    .strictObject({ from: Instant, to: Instant })
    .refine(({ from, to }) => inRange(Date.parse(to) - Date.parse(from)), { path: ['to'], error: 'invalid' }),
  data: z.object({
    tasks: z.array(CalendarTask).max(MAX_CALENDAR_TASKS),
    accounts: z.array(CalendarAccount).max(MAX_CALENDAR_LANES),
    seats: z.array(CalendarSeat).max(MAX_CALENDAR_LANES),
    /** Whether there is more than it holds. */
    cut: z.boolean(),
  }),
})

function inRange(length: number): boolean {
  return length > 0 && length <= MAX_CALENDAR_HOURS * 3_600_000
}
