import type { Port } from '@seaport/contract/desk/seat-session.schema'
import type { SeatTable } from '../../../db/schema/seat.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { instant } from '../../../db/wire.ts'
import { newId } from '../../../kernel/id.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { portsExpireAt } from '../../people/user/user.public.ts'
import {
  accountLeases,
  type Holder,
  insertLease,
  liveLeases,
  moveLease,
  namedLeases,
  releaseLease,
} from './port.repository.ts'
import { compactSlots, lowestFree } from './slots.ts'

export { anyPortTaken, expiredTenants, insertLease, occupiedBySeat, slotOf } from './port.repository.ts'

/** A seat whose ports are taken. */
export type PortSeat = Pick<SeatTable, 'id' | 'tenant_id' | 'allocated' | 'enabled'>

/**
 * Takes the lowest free port of a seat, for an account from its opening or a task from its creation. The partial unique index makes double holding
 * impossible whatever this function does.
 * @param seat locked, so that callers queue up instead of colliding
 * @returns the slot, from 1
 * @throws Refused: ports_expired, seat_disabled, no_free_port
 */
export async function takePort(work: UnitOfWork, seat: PortSeat, holder: Holder): Promise<number> {
  const { trx, now } = work
  const { id: seatId, tenant_id: tenantId } = seat
  const expiresAt = await portsExpireAt(trx, tenantId)
  if (expiresAt === null || expiresAt <= now) refuse('ports_expired')
  if (!seat.enabled) refuse('seat_disabled')
  const taken = new Set((await liveLeases(trx, tenantId, seatId)).map((lease) => lease.slot))
  const slot = lowestFree(taken, seat.allocated)
  if (slot === null) refuse('no_free_port')
  await insertLease(trx, {
    id: newId(),
    tenant_id: tenantId,
    seat_id: seatId,
    slot,
    holder_kind: holder.kind,
    holder_id: holder.id,
    taken_at: now,
    released_at: null,
    release_reason: null,
  })
  work.emit(tenantId, { type: 'port', seat_id: seatId })
  return slot
}

/**
 * Frees a holder's port; no effect if it holds none.
 * @param reason recorded in the lease
 * @returns whether it held one
 */
export async function freePort(
  work: UnitOfWork,
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
  work: UnitOfWork,
  tenantId: string,
  seatId: string,
  reason: string,
): Promise<string[]> {
  const accountIds = (await accountLeases(work.trx, tenantId, seatId)).map(({ holder_id }) => holder_id)
  for (const id of accountIds) await freePort(work, tenantId, { kind: 'account', id }, reason)
  return accountIds
}

/** Frees the ports that accounts hold in a tenant. @param reason kept in the leases. @returns the accounts, and where each was open */
export async function freePortsOfTenant(
  work: UnitOfWork,
  tenantId: string,
  reason: string,
): Promise<{ id: string; seat_id: string }[]> {
  const freed: { id: string; seat_id: string }[] = []
  for (const { holder_id: id, seat_id } of await accountLeases(work.trx, tenantId))
    if (await freePort(work, tenantId, { kind: 'account', id }, reason)) freed.push({ id, seat_id })
  return freed
}

/**
 * Compacts the ports before a lower allocation: leases above it move into free slots below, so that none stays hidden. The caller holds the lock of
 * the seat.
 * @throws Refused: ports_in_use
 */
export async function shrinkPorts(
  work: UnitOfWork,
  tenantId: string,
  seatId: string,
  allocated: number,
): Promise<void> {
  const leases = await liveLeases(work.trx, tenantId, seatId)
  const moves = compactSlots(leases, allocated)
  if (moves === null) refuse('ports_in_use')
  for (const { id, slot } of moves) await moveLease(work.trx, tenantId, id, slot)
  work.emit(tenantId, { type: 'port', seat_id: seatId })
}

/** @returns every port of a seat and who holds it */
export async function listPorts(
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
