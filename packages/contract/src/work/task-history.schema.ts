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

/** Events of a task: the triggers of its transitions, and further entries of its page. */
export const TaskEventKind = z.enum(['created', 'rescheduled', ...triggers, 'parked', 'resumed'])
export type TaskEventKind = z.infer<typeof TaskEventKind>

/** Who caused it; `api` = a program with the supervisor's token; `system` = a clock, or a consequence of another event. */
export const TaskActor = z.enum(['supervisor', 'api', 'seat', 'administrator', 'system'])
export type TaskActor = z.infer<typeof TaskActor>

export const TaskHistoryEntry = z.object({
  at: Instant,
  event: TaskEventKind,
  /** Null = unknown. */
  actor: TaskActor.nullable(),
  /** Why it ended, or why it waits. */
  reason: z.union([EndReason, ParkReason]).nullable(),
  /** Until when it waits, or when it starts. */
  until: Instant.nullable(),
})
export type TaskHistoryEntry = z.infer<typeof TaskHistoryEntry>
