import type { createSeat, updateSeat } from '@seaport/contract/desk/seat'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Db, Trx } from '../../../db/schema.ts'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { lockUser } from '../../people/user/user.public.ts'
import { closeSeatAccounts, detachSeatAccounts, signOutSeatAccounts } from '../account/account.public.ts'
import { shrinkPorts } from '../port/port.public.ts'
import {
  allocatedInAll,
  changeSeat,
  findSeat,
  highestCode,
  insertSeat,
  lockSeat,
  type SeatRow,
} from './seat.repository.ts'
import { nextSeatCode } from './seat-code.ts'
import type { SeatHooks } from './seat-hooks.ts'
import { toSeats } from './seat-mapper.ts'
import { endSeatSession } from './session-end.ts'

/** A seat of a tenant. */
export interface SeatRef {
  tenantId: string
  id: string
}

/** @returns one seat as it is shown; refuses with not_found */
export async function showSeat(db: Db | Trx, { tenantId, id }: SeatRef, now: number): Promise<Seat> {
  const [seat] = await toSeats(db, tenantId, [orNotFound(await findSeat(db, tenantId, id))], now)
  return orNotFound(seat)
}

/**
 * Creates a seat with the next free seat code.
 * @param passwordHash made before the transaction: hashing takes long
 * @throws Refused: ports_over_allocated
 */
export async function create(
  work: UnitOfWork,
  tenantId: string,
  order: Omit<ParsedOf<typeof createSeat>['body'], 'password'>,
  passwordHash: string,
): Promise<Seat> {
  await claimPorts(work, tenantId, order.allocated)
  const id = newId()
  const row = {
    ...order,
    id,
    tenant_id: tenantId,
    password_hash: passwordHash,
    enabled: 1,
    created_at: work.now,
  } as const
  // Another tenant may get the same code concurrently: then a higher one is tried.
  while (!(await insertSeat(work.trx, { ...row, seat_code: nextSeatCode(await highestCode(work.trx)) })));
  work.emit(tenantId, { type: 'seat', seat_id: id })
  return showSeat(work.trx, { tenantId, id }, work.now)
}

/**
 * Renames a seat or changes its ports.
 * @throws Refused: not_found, ports_over_allocated, ports_in_use
 */
export async function update(
  work: UnitOfWork,
  ref: SeatRef,
  change: ParsedOf<typeof updateSeat>['body'],
): Promise<Seat> {
  const { tenantId, id } = ref
  if (change.allocated !== undefined) await lockUser(work, tenantId)
  const seat = orNotFound(await lockSeat(work, tenantId, id))
  const { allocated = seat.allocated } = change
  if (allocated > seat.allocated) await claimPorts(work, tenantId, allocated - seat.allocated)
  if (allocated < seat.allocated) await shrinkPorts(work, tenantId, id, allocated)
  if (Object.keys(change).length > 0) await changeSeat(work.trx, tenantId, id, change)
  work.emit(tenantId, { type: 'seat', seat_id: id })
  return showSeat(work.trx, ref, work.now)
}

/**
 * Deletes a seat: its tasks and its session end, its accounts are free for others. The row and the code stay, for the history.
 * @throws Refused: not_found
 */
export async function remove(work: UnitOfWork, hooks: SeatHooks, ref: SeatRef): Promise<void> {
  const seat = await lock(work, ref)
  await clearPorts(work, hooks, seat, 'seat_deleted')
  await endSeatSession(work, hooks, seat, 'seat_deleted')
  await detachSeatAccounts(work, ref.tenantId, ref.id)
  await changeSeat(work.trx, ref.tenantId, ref.id, { deleted_at: work.now, enabled: 0 })
}

/**
 * Disables a seat: nobody can log in, its session ends and its ports are free.
 * @returns false = it was disabled already
 * @throws Refused: not_found
 */
export async function disable(work: UnitOfWork, hooks: SeatHooks, ref: SeatRef): Promise<boolean> {
  const seat = await lock(work, ref)
  if (!seat.enabled) return false
  await clearPorts(work, hooks, seat, 'seat_disabled')
  await endSeatSession(work, hooks, seat, 'seat_disabled')
  await changeSeat(work.trx, ref.tenantId, ref.id, { enabled: 0 })
  return true
}

/**
 * Enables a seat.
 * @returns false = it was enabled already
 * @throws Refused: not_found
 */
export async function enable(work: UnitOfWork, ref: SeatRef): Promise<boolean> {
  const seat = await lock(work, ref)
  if (seat.enabled) return false
  await changeSeat(work.trx, ref.tenantId, ref.id, { enabled: 1 })
  work.emit(ref.tenantId, { type: 'seat', seat_id: ref.id })
  return true
}

/**
 * Releases the ports of a seat: its accounts go offline and its tasks end. The desktop stays logged in.
 * @returns false = it had nothing to release
 * @throws Refused: not_found
 */
export async function release(work: UnitOfWork, hooks: SeatHooks, ref: SeatRef): Promise<boolean> {
  const seat = await lock(work, ref)
  const cleared = await clearPorts(work, hooks, seat, 'ports_released')
  work.emit(ref.tenantId, { type: 'seat', seat_id: ref.id })
  return cleared
}

/**
 * Sets a new password and ends the session of the old one.
 * @param passwordHash computed before the transaction
 * @throws Refused: not_found
 */
export async function resetPassword(
  work: UnitOfWork,
  hooks: SeatHooks,
  ref: SeatRef,
  passwordHash: string,
): Promise<void> {
  const seat = await lock(work, ref)
  await changeSeat(work.trx, ref.tenantId, ref.id, { password_hash: passwordHash })
  await endSeatSession(work, hooks, seat, 'password_reset')
}

/** Unbinds the device: its session ends, and the next device to log in is bound. @throws Refused: not_found */
export async function unbind(work: UnitOfWork, hooks: SeatHooks, ref: SeatRef): Promise<Seat> {
  const seat = await lock(work, ref)
  await endSeatSession(work, hooks, seat, 'device_unbound')
  await signOutSeatAccounts(work, ref.tenantId, ref.id)
  await changeSeat(work.trx, ref.tenantId, ref.id, {
    device_key: null,
    device_id: null,
    device_name: null,
    device_platform: null,
    device_bound_at: null,
  })
  return showSeat(work.trx, ref, work.now)
}

async function lock(work: UnitOfWork, { tenantId, id }: SeatRef): Promise<SeatRow> {
  return orNotFound(await lockSeat(work, tenantId, id))
}

/** Checks that the tenant has this many ports not assigned to seats; locks the tenant, so that two can't claim the same. */
async function claimPorts(work: UnitOfWork, tenantId: string, wanted: number): Promise<void> {
  const { port_num } = orNotFound(await lockUser(work, tenantId))
  const free = Math.max(0, port_num - (await allocatedInAll(work.trx, tenantId)))
  if (wanted > free) refuse('ports_over_allocated', { free })
}

/**
 * Tasks end before the accounts' own ports are released: leases are ended in this order everywhere.
 * @returns whether there was a task or an open account
 */
async function clearPorts(
  work: UnitOfWork,
  hooks: SeatHooks,
  { tenant_id, id }: SeatRow,
  reason: 'seat_deleted' | 'seat_disabled' | 'ports_released',
): Promise<boolean> {
  const ended = await hooks.seatClears(work, { tenantId: tenant_id, seatId: id, reason })
  const closed = await closeSeatAccounts(work, tenant_id, id, reason)
  return ended + closed > 0
}
