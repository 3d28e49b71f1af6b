import type { SeatTable } from '../../../db/schema/seat.ts'
import { isOnline } from '../seat/seat.public.ts'

/**
 * What becomes of a device that knows the seat's password (design, section 4, Seat and device):
 * - `bind`: no device is bound, this one is from now on;
 * - `again`: it is the bound device, its session is replaced;
 * - `held`: another device holds the seat and is alive;
 * - `takeover`: another device was bound, and has left or fallen silent.
 */
export type LoginDecision = 'bind' | 'again' | 'held' | 'takeover'

/**
 * @param thumbprint of the key that signed the login: the key is the device, whatever id it claims
 * @param now milliseconds since 1970
 */
export function decideLogin(
  seat: Pick<SeatTable, 'device_key' | 'session_hash' | 'last_seen_at'>,
  thumbprint: string,
  now: number,
): LoginDecision {
  if (seat.device_key === null) return 'bind'
  if (seat.device_key === thumbprint) return 'again'
  return isOnline(seat, now) ? 'held' : 'takeover'
}
