import type { LiveEvent } from './event.schema.ts'

/** Path of the event stream below `/api/v1`. */
export const EVENTS_PATH = '/events'

/** Maximum milliseconds between two keep-alive messages of the stream. */
export const EVENTS_HEARTBEAT_MS = 15_000

/** Required fields of each event beside its type; a client checks nothing else. */
export const liveEventFields = {
  task: ['id', 'seat_id', 'status', 'actual_count', 'target_count', 'pages', 'parked_until', 'park_reason'],
  task_changed: ['id', 'seat_id'],
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

/** @returns the event, or null if this client does not know it: a newer server may send others */
export function readLiveEvent(data: unknown): LiveEvent | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  const { type } = data
  if (typeof type !== 'string' || !isKnown(type)) return null
  return liveEventFields[type].every((field) => field in data) ? (data as LiveEvent) : null
}

const isKnown = (type: string): type is LiveEvent['type'] => Object.hasOwn(liveEventFields, type)
