import { newId } from '../../app/id.ts'
import { found, refuse } from '../../app/refusal.ts'
import type { Work } from '../../app/work.ts'
import { type HolderKind, insertLease, liveLeases, releaseLease } from './port.repository.ts'

export { liveLeases, occupiedByTenant } from './port.repository.ts'

/** Who takes a port of which seat. */
export interface PortRequest {
  tenantId: string
  seatId: string
  holder: { kind: HolderKind; id: string }
}

/**
 * Takes the lowest free port of a seat, for an account from its opening or a task from its creation (design, section 4, Ports). The seat's row is
 * locked first, so that callers queue up instead of colliding; the partial unique index is the last word.
 * @returns the slot, from 1
 * @throws Refused: ports_expired, seat_disabled, no_free_port
 */
export async function takePort(work: Work, { tenantId, seatId, holder }: PortRequest): Promise<number> {
  const { trx, now } = work
  const tenant = await trx
    .selectFrom('user')
    .select('port_expire_at')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  if (tenant.port_expire_at === null || tenant.port_expire_at <= now) refuse('ports_expired')
  const seat = found(
    await trx
      .selectFrom('seat')
      .select(['allocated', 'enabled'])
      .where('id', '=', seatId)
      .where('tenant_id', '=', tenantId)
      .where('deleted_at', 'is', null)
      .$if(work.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst(),
  )
  if (!seat.enabled) refuse('seat_disabled')
  const taken = new Set((await liveLeases(trx, seatId)).map((lease) => lease.slot))
  const slot = lowestFree(taken, seat.allocated)
  if (slot === null) refuse('no_free_port', { allocated: seat.allocated })
  await insertLease(trx, {
    id: newId(),
    tenant_id: tenantId,
    seat_id: seatId,
    slot,
    holder_kind: holder.kind,
    holder_id: holder.id,
    taken_at: now,
  })
  work.emit(tenantId, { type: 'port', seat_id: seatId })
  return slot
}

/**
 * Frees the port of a holder; nothing happens if it holds none.
 * @param reason kept in the lease for whoever asks later
 */
export async function freePort(
  work: Work,
  tenantId: string,
  holder: { kind: HolderKind; id: string },
  reason: string,
): Promise<boolean> {
  const seatId = await releaseLease(work.trx, holder.kind, holder.id, reason, work.now)
  if (seatId === null) return false
  work.emit(tenantId, { type: 'port', seat_id: seatId })
  return true
}

function lowestFree(taken: ReadonlySet<number>, allocated: number): number | null {
  for (let slot = 1; slot <= allocated; slot += 1) if (!taken.has(slot)) return slot
  return null
}
