import type { Work } from '../../../kernel/work.ts'
import { requeueTasksOf } from '../../work/task/task.public.ts'
import { closeAccountsOf } from '../account/account.public.ts'
import { type SeatRow, updateSeatRow } from '../seat/seat.public.ts'

/**
 * Clears the desk at the end of a session, or before a new one begins: running tasks wait in the queue with their progress, open accounts close
 * (decision 0062). The caller holds the lock of the seat.
 */
export async function clearDesk(work: Work, { tenant_id, id }: SeatRow, reason: string): Promise<void> {
  await requeueTasksOf(work, { tenantId: tenant_id, seatId: id })
  await closeAccountsOf(work, tenant_id, id, reason)
}

/**
 * Ends the session of a seat, if there is one. The caller holds the lock of the seat.
 * @param reason kept in the port leases of the accounts that close
 */
export async function endSeatSession(work: Work, seat: SeatRow, reason: string): Promise<void> {
  const { tenant_id, id, session_hash } = seat
  await clearDesk(work, seat, reason)
  await updateSeatRow(work.trx, tenant_id, id, { session_hash: null, told_online: 0 })
  if (session_hash !== null) work.emit(tenant_id, { type: 'session_over', seat_id: id })
  work.emit(tenant_id, { type: 'seat', seat_id: id })
}
