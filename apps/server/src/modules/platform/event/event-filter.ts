import type { LiveEvent } from '@seaport/contract/event.schema'
import type { Actor } from '../../../kernel/http/actor.ts'

/**
 * Whether an event of its tenant concerns somebody: a seat hears of itself, its tasks, ports and accounts, and that the
 * library changed; a user of everything but the sessions of seats.
 */
export function isVisibleTo(actor: Actor, event: LiveEvent): boolean {
  if (actor.kind === 'user') return event.type !== 'session_over' || event.seat_id === null
  return event.type === 'library' || ('seat_id' in event && event.seat_id === actor.seatId)
}
