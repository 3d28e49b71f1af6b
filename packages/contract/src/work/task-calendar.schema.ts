import { z } from 'zod'
import { Network } from '../kernel/network.schema.ts'
import { Count, GivenInstant, Id, Instant, TimeZone } from '../kernel/primitives.schema.ts'
import { MAX_CALENDAR_HOURS, MAX_CALENDAR_LANES, MAX_CALENDAR_TASKS } from './task-calendar.ts'
import { TaskKind } from './task-kind.schema.ts'
import { TaskState } from './task-state.schema.ts'

/** A task from its start to its end, as far as either is known. */
export const CalendarTask = z.object({
  id: Id,
  number: z.int(),
  name: z.string(),
  kind: TaskKind,
  status: TaskState,
  account: z.object({ id: Id, account: z.string() }),
  seat_id: Id,
  /** Null = it started, or was to start, at once. */
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

export const getTaskCalendar = {
  query: z
    .strictObject({ from: GivenInstant, to: GivenInstant })
    .refine(({ from, to }) => inRange(Date.parse(to) - Date.parse(from)), { path: ['to'], error: 'invalid' }),
  data: z.object({
    tasks: z.array(CalendarTask).max(MAX_CALENDAR_TASKS),
    accounts: z.array(CalendarAccount).max(MAX_CALENDAR_LANES),
    seats: z.array(CalendarSeat).max(MAX_CALENDAR_LANES),
    /** Whether tasks, or lanes with tasks, were left out. */
    cut: z.boolean(),
  }),
}

function inRange(length: number): boolean {
  return length > 0 && length <= MAX_CALENDAR_HOURS * 3_600_000
}
