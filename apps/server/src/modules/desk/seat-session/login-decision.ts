import { deviceKindOf } from '@seaport/contract/desk/seat-session'
import type { DeviceKind } from '@seaport/contract/desk/seat-session.schema'
import type { SeatTable } from '../../../db/schema/seat.ts'
import { isOnline } from '../seat/seat.public.ts'

/**
 * Result of a device's login with the right password:
 * - `bind`: no device is bound, this one is from now on;
 * - `again`: it is the bound device, its session is replaced;
 * - `held`: another device holds the seat and is alive;
 * - `takeover`: another device was bound, and has left, fallen silent, or is the demo's agent, which makes room for people.
 */
export type LoginDecision = 'bind' | 'again' | 'held' | 'takeover'

/**
 * @param newcomer thumbprint of the key that signed the login: the key is the device, whatever id it claims
 * @param now milliseconds since 1970
 */
export function decideLogin(
  seat: Pick<SeatTable, 'device_key' | 'device_id' | 'session_hash' | 'last_seen_at'>,
  newcomer: { thumbprint: string; kind: DeviceKind },
  now: number,
): LoginDecision {
  if (seat.device_key === null) return 'bind'
  if (seat.device_key === newcomer.thumbprint) return 'again'
  const makesRoom = deviceKindOf(seat.device_id) === 'demo_agent' && newcomer.kind !== 'demo_agent'
  return isOnline(seat, now) && !makesRoom ? 'held' : 'takeover'
}
