import { z } from 'zod'
import { Instant } from '../kernel/primitives.schema.ts'
import { EndReason, ParkReason } from './task-state.schema.ts'
import type { TaskTrigger } from './task-state.ts'

const triggers = [
  'start',
  'claim',
  'lease_lost',
  'complete',
  'fail',
  'retry',
  'end',
] as const satisfies readonly TaskTrigger[]

/** What happens to a task: what moves it from state to state, and what its page tells besides. */
export const TaskEventKind = z.enum(['created', 'rescheduled', ...triggers, 'parked', 'resumed'])
export type TaskEventKind = z.infer<typeof TaskEventKind>

/** Who made it happen; `api` = a program with the supervisor’s token; `system` = nobody: a clock, or what followed from something else. */
export const TaskActor = z.enum(['supervisor', 'api', 'seat', 'administrator', 'system'])
export type TaskActor = z.infer<typeof TaskActor>

export const TaskHistoryEntry = z.object({
  at: Instant,
  event: TaskEventKind,
  /** Null = not known. */
  actor: TaskActor.nullable(),
  /** Why it ended, or why it waits. */
  reason: z.union([EndReason, ParkReason]).nullable(),
  /** Until when it waits, or when it is to start. */
  until: Instant.nullable(),
})
export type TaskHistoryEntry = z.infer<typeof TaskHistoryEntry>
