import type { Port } from '@seaport/contract/desk/seat-session'
import type { Db, Trx } from '../../../db/schema.ts'
import { instant } from '../../../db/wire.ts'
import { newId } from '../../../kernel/id.ts'
import { found, refuse } from '../../../kernel/refusal.ts'
import type { Work } from '../../../kernel/work.ts'
import {
  accountsHolding,
  type Holder,
  insertLease,
  liveLeases,
  moveLease,
  namedLeases,
  releaseLease,
} from './port.repository.ts'
import { compact, lowestFree } from './slots.ts'

export { occupiedBySeat, slotOf } from './port.repository.ts'

/** Who takes a port of which seat. */
export interface PortRequest {
  tenantId: string
  seatId: string
  holder: Holder
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
      .forUpdate()
      .executeTakeFirst(),
  )
  if (!seat.enabled) refuse('seat_disabled')
  const taken = new Set((await liveLeases(trx, tenantId, seatId)).map((lease) => lease.slot))
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
 * @returns whether it held one
 */
export async function freePort(
  work: Work,
  tenantId: string,
  holder: Holder,
  reason: string,
): Promise<boolean> {
  const seatId = await releaseLease(work.trx, tenantId, holder, { at: work.now, reason })
  if (seatId === null) return false
  work.emit(tenantId, { type: 'port', seat_id: seatId })
  return true
}

/**
 * Frees the ports that accounts hold on a seat.
 * @param reason kept in the leases
 * @returns ids of the accounts that held one
 */
export async function freeAccountPorts(
  work: Work,
  tenantId: string,
  seatId: string,
  reason: string,
): Promise<string[]> {
  const accountIds = await accountsHolding(work.trx, tenantId, seatId)
  for (const id of accountIds) await freePort(work, tenantId, { kind: 'account', id }, reason)
  return accountIds
}

/**
 * Makes room for a lower allocation: leases above it move into free slots below, so that none lingers unseen (decision 0061). The caller holds
 * the lock of the seat.
 * @throws Refused: ports_in_use
 */
export async function fitPorts(
  work: Work,
  tenantId: string,
  seatId: string,
  allocated: number,
): Promise<void> {
  const leases = await liveLeases(work.trx, tenantId, seatId)
  const moves = compact(leases, allocated)
  if (moves === null) refuse('ports_in_use', { occupied: leases.length })
  for (const { id, slot } of moves) await moveLease(work.trx, tenantId, id, slot)
  work.emit(tenantId, { type: 'port', seat_id: seatId })
}

/** @returns every port of a seat and who holds it */
export async function portBoard(
  db: Db | Trx,
  tenantId: string,
  seat: { id: string; allocated: number },
): Promise<Port[]> {
  const leases = new Map((await namedLeases(db, tenantId, seat.id)).map((lease) => [lease.slot, lease]))
  return Array.from({ length: seat.allocated }, (_, index) => {
    const lease = leases.get(index + 1)
    const holder = lease && {
      kind: lease.holder_kind,
      id: lease.holder_id,
      title: lease.title,
      since: instant(lease.taken_at),
    }
    return { slot: index + 1, holder: holder ?? null }
  })
}
