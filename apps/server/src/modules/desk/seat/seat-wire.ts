import type { Seat } from '@seaport/contract/desk/seat'
import type { Db, Trx } from '../../../db/schema.ts'
import { assignedBySeat } from '../account/account.public.ts'
import { occupiedBySeat } from '../port/port.public.ts'
import type { ListedSeat } from './seat.repository.ts'
import { toSeat } from './seat-shape.ts'

/**
 * Brings seats into the shape of the contract, with what they hold: two statements however many seats there are.
 * @param now milliseconds since 1970
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
