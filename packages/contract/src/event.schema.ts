import { z } from 'zod'
import { Count, Id, Instant } from './kernel/primitives.schema.ts'
import { OrderState } from './money/order-state.schema.ts'
import { ParkReason, TaskState } from './work/task-state.schema.ts'

/**
 * Events of GET /api/v1/events. They name what changed and fit into one database notification; a client that missed some refetches instead of
 * replaying. A seat receives the events of its own seat and those of the library.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('task'),
    id: Id,
    seat_id: Id,
    status: TaskState,
    actual_count: Count,
    target_count: Count,
    pages: Count,
    parked_until: Instant.nullable(),
    park_reason: ParkReason.nullable(),
  }),
  /** Changes of a task other than its progress: its name, its start, or the plan by which it is repeated. */
  z.object({ type: z.literal('task_changed'), id: Id, seat_id: Id }),
  z.object({ type: z.literal('task_removed'), id: Id, seat_id: Id }),
  /** A due repeat of a task did not happen; the plan holds the reason. */
  z.object({ type: z.literal('repeat_skipped'), id: Id, seat_id: Id }),
  z.object({ type: z.literal('resource'), task_id: Id, seat_id: Id, added: Count }),
  /** A person changed the library: its groups, or people who were moved, opted out or erased. */
  z.object({ type: z.literal('library') }),
  z.object({ type: z.literal('port'), seat_id: Id }),
  z.object({ type: z.literal('seat'), seat_id: Id }),
  z.object({ type: z.literal('account'), id: Id, seat_id: Id.nullable() }),
  z.object({ type: z.literal('proxy'), id: Id }),
  z.object({ type: z.literal('order'), order_no: z.string(), status: OrderState }),
  z.object({ type: z.literal('user') }),
  /** The session of the listener has ended, with the reason. */
  z.object({ type: z.literal('session_over'), seat_id: Id.nullable() }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
