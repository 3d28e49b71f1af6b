import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { closeSeatAccounts } from '../account/account.public.ts'
import { changeSeat, lockSeat, type SeatRow, seatsInUse } from './seat.repository.ts'
import type { SeatHooks } from './seat-hooks.ts'

/**
 * Clears the seat at the end of a session, or before a new one starts: running tasks return to the queue with their progress, open accounts close, so
 * that a login always starts with only tasks on the board. The caller holds the lock of the seat.
 */
export async function releaseSeat(
  work: UnitOfWork,
  hooks: SeatHooks,
  { tenant_id, id }: SeatRow,
  reason: string,
): Promise<void> {
  await hooks.desktopLeaves(work, { tenantId: tenant_id, seatId: id })
  await closeSeatAccounts(work, tenant_id, id, reason)
}

/**
 * Ends the session of a seat, if there is one. The caller holds the lock of the seat.
 * @param reason kept in the port leases of the accounts that close
 */
export async function endSeatSession(
  work: UnitOfWork,
  hooks: SeatHooks,
  seat: SeatRow,
  reason: string,
): Promise<void> {
  const { tenant_id, id, session_hash } = seat
  await releaseSeat(work, hooks, seat, reason)
  await changeSeat(work.trx, tenant_id, id, { session_hash: null, told_online: 0 })
  if (session_hash !== null) work.emit(tenant_id, { type: 'session_over', seat_id: id })
  work.emit(tenant_id, { type: 'seat', seat_id: id })
}

/** Ends every session at a tenant's seats. @param reason kept in the port leases of the accounts that close */
export async function endSessionsOfTenant(
  work: UnitOfWork,
  hooks: SeatHooks,
  tenantId: string,
  reason: string,
): Promise<void> {
  for (const seatId of await seatsInUse(work.trx, tenantId)) {
    const seat = await lockSeat(work, tenantId, seatId)
    if (seat) await endSeatSession(work, hooks, seat, reason)
  }
}
