import type { Seat } from '@seaport/contract/desk/seat'
import { instant, instantOrNull } from '../../../db/wire.ts'
import { isOnline } from './presence.ts'
import type { ListedSeat } from './seat.repository.ts'

/** What a seat holds. */
export type SeatHoldings = Pick<Seat, 'occupied' | 'open_accounts' | 'assigned_accounts'>

/**
 * Brings a seat into the shape of the contract.
 * @param now milliseconds since 1970
 */
export function toSeat(row: ListedSeat, holdings: SeatHoldings, now: number): Seat {
  return {
    id: row.id,
    seat_code: row.seat_code,
    name: row.name,
    enabled: row.enabled === 1,
    online: isOnline(row, now),
    allocated: row.allocated,
    ...holdings,
    device: deviceOf(row),
    last_seen_at: instantOrNull(row.last_seen_at),
    last_login_at: instantOrNull(row.last_login_at),
    remark: row.remark,
    created_at: instant(row.created_at),
  }
}

function deviceOf({ device_name, device_platform, device_bound_at }: ListedSeat): Seat['device'] {
  if (device_name === null || device_platform === null || device_bound_at === null) return null
  return { name: device_name, platform: device_platform, bound_at: instant(device_bound_at) }
}
