import type { Seat } from '@seaport/contract/desk/seat.schema'
import { deviceKindOf } from '@seaport/contract/desk/seat-session'
import type { Db, Trx } from '../../../db/schema.ts'
import { instant, instantOrNull } from '../../../db/wire.ts'
import { assignedBySeat } from '../account/account.public.ts'
import { occupiedBySeat } from '../port/port.public.ts'
import { isOnline } from './online-status.ts'
import type { ListedSeat } from './seat.repository.ts'

/**
 * Converts seats to DTOs with their accounts and ports: two statements for any number of seats.
 * @param now milliseconds since the epoch
 */
export async function toSeats(
  db: Db | Trx,
  tenantId: string,
  rows: readonly ListedSeat[],
  now: number,
): Promise<Seat[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const [leases, accounts] = [
    await occupiedBySeat(db, tenantId, ids),
    await assignedBySeat(db, tenantId, ids),
  ]
  const assigned = new Map(accounts.map((row) => [row.seat_id, Number(row.assigned)]))
  return rows.map((row) => {
    const own = leases.filter((lease) => lease.seat_id === row.id)
    const taken = own.reduce((sum, lease) => sum + Number(lease.taken), 0)
    const open = own.find((lease) => lease.holder_kind === 'account')
    return toSeat(
      row,
      {
        occupied: taken,
        open_accounts: Number(open?.taken ?? 0),
        assigned_accounts: assigned.get(row.id) ?? 0,
      },
      now,
    )
  })
}

/** Accounts and ports of a seat. */
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

function deviceOf(row: ListedSeat): Seat['device'] {
  const { device_id, device_name, device_platform, device_bound_at } = row
  if (device_name === null || device_platform === null || device_bound_at === null) return null
  return {
    name: device_name,
    kind: deviceKindOf(device_id),
    platform: device_platform,
    bound_at: instant(device_bound_at),
  }
}
