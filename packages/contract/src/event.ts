import { z } from 'zod'
import { Count, Id, Instant } from './kernel/primitives.ts'
import { OrderState } from './money/order-state.ts'
import { ParkReason, TaskState } from './work/task-state.ts'

/**
 * Events of GET /api/v1/events. They say what changed, small enough for one database notification; a client that was away
 * reads anew instead of replaying. A seat receives those of its own seat, and that the library changed.
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
  z.object({ type: z.literal('task_removed'), id: Id, seat_id: Id }),
  /** A task was due to be repeated, and was not; its plan says why. */
  z.object({ type: z.literal('repeat_skipped'), id: Id, seat_id: Id }),
  z.object({ type: z.literal('resource'), task_id: Id, seat_id: Id, added: Count }),
  /** The library changed by a person’s hand: groups, people who were moved, left out or erased. */
  z.object({ type: z.literal('library') }),
  z.object({ type: z.literal('port'), seat_id: Id }),
  z.object({ type: z.literal('seat'), seat_id: Id }),
  z.object({ type: z.literal('account'), id: Id, seat_id: Id.nullable() }),
  z.object({ type: z.literal('proxy'), id: Id }),
  z.object({ type: z.literal('order'), order_no: z.string(), status: OrderState }),
  z.object({ type: z.literal('user') }),
  /** The session that listens is over; why. */
  z.object({ type: z.literal('session_over'), seat_id: Id.nullable() }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

/** Path of the event stream below `/api/v1`. */
export const EVENTS_PATH = '/events'
/** Milliseconds after which the stream says at the latest that it is alive. */
export const EVENTS_HEARTBEAT_MS = 15_000

/** What each event tells beside its type; a client checks no more of it. */
export const liveEventFields = {
  task: ['id', 'seat_id', 'status', 'actual_count', 'target_count', 'pages', 'parked_until', 'park_reason'],
  task_removed: ['id', 'seat_id'],
  repeat_skipped: ['id', 'seat_id'],
  resource: ['task_id', 'seat_id', 'added'],
  library: [],
  port: ['seat_id'],
  seat: ['seat_id'],
  account: ['id', 'seat_id'],
  proxy: ['id'],
  order: ['order_no', 'status'],
  user: [],
  session_over: ['seat_id'],
} as const satisfies { [Type in LiveEvent['type']]: readonly string[] }

/** @returns the event, or null where this client does not know it: a newer server may send others */
export function readLiveEvent(data: unknown): LiveEvent | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  const { type } = data
  if (typeof type !== 'string' || !isKnown(type)) return null
  return liveEventFields[type].every((field) => field in data) ? (data as LiveEvent) : null
}

const isKnown = (type: string): type is LiveEvent['type'] => Object.hasOwn(liveEventFields, type)
