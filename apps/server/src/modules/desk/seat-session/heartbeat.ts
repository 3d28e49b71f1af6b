import type { SeatActor } from '../../../kernel/http/actor.ts'
import type { Installation } from '../../../kernel/installation.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import { changeSeat, lockSeat, markOffline, offlineSince, type SeatRow } from '../seat/seat.public.ts'
import type { SeatSessionHooks } from './seat-session-hooks.ts'

/**
 * Locks the seat of a desktop that acts on it.
 * @throws Refused: not_found if it was deleted since the call began; not_logged_in if its session has ended or another device has taken it
 */
export async function lockOwnSeat(work: UnitOfWork, actor: SeatActor): Promise<SeatRow> {
  const seat = orNotFound(await lockSeat(work, actor.tenantId, actor.seatId))
  if (!seat.session_hash?.equals(actor.sessionHash)) refuse('not_logged_in')
  return seat
}

/** Records that a silent desktop is back: the tenant is notified, and due tasks are queued. */
export async function markOnline(work: UnitOfWork, hooks: SeatSessionHooks, actor: SeatActor): Promise<void> {
  const { tenant_id, id } = await lockOwnSeat(work, actor)
  await changeSeat(work.trx, tenant_id, id, { last_seen_at: work.now, told_online: 1 })
  await hooks.desktopArrives(work, { tenantId: tenant_id, seatId: id })
  work.emit(tenant_id, { type: 'seat', seat_id: id })
}

/**
 * Detects desktops that have fallen silent and notifies their tenants, once each. They keep their ports until they log in again, another device takes
 * over, or the supervisor releases them.
 */
export function seatSessionJobs(installation: Installation): Job[] {
  return [
    {
      name: 'seat-silence',
      intervalSeconds: 5,
      run: () =>
        withTransaction(installation, async (work) => {
          for (const { id, tenant_id } of await markOffline(work, offlineSince(work.now)))
            work.emit(tenant_id, { type: 'seat', seat_id: id })
        }),
    },
  ]
}
