import type { LiveEvent } from '@seaport/contract/event.schema'
import type { Actor } from '../../../kernel/http/actor.ts'

/**
 * Whether an event of its tenant concerns an actor: a seat receives events of itself, its tasks, ports and accounts, and of the library; a user
 * receives all but those of seats' sessions.
 */
export function isVisibleTo(actor: Actor, event: LiveEvent): boolean {
  if (actor.kind === 'user') return event.type !== 'session_over' || event.seat_id === null
  return event.type === 'library' || ('seat_id' in event && event.seat_id === actor.seatId)
}
