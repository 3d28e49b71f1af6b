import type { reportAccount, reportBlock } from '@seaport/contract/desk/seat-session'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { AccountTable } from '../../../db/schema/seat.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import {
  freeAccountPorts,
  freePort,
  freePortsOfTenant,
  type PortSeat,
  slotOf,
  takePort,
} from '../port/port.public.ts'
import { changeAccounts, findAccount, lockAccounts, type ShownAccount } from './account.repository.ts'
import { block } from './account-block.ts'
import type { AccountHooks } from './account-hooks.ts'

/** An account on the desktop of a seat. */
export interface SeatAccountRef {
  tenantId: string
  seatId: string
  accountId: string
}

/**
 * Opens an account on the desktop of its seat: it takes a port.
 * @param seat locked
 * @returns the slot
 * @throws Refused: not_found, account_not_assigned, account_blocked, account_already_open, and what takePort refuses
 */
export async function openAccount(work: UnitOfWork, seat: PortSeat, accountId: string): Promise<number> {
  const { tenant_id: tenantId, id: seatId } = seat
  const account = await lockSeatAccount(work, { tenantId, seatId, accountId })
  if (account.blocked_at !== null) refuse('account_blocked')
  const holder = { kind: 'account', id: accountId } as const
  if ((await slotOf(work.trx, tenantId, holder)) !== null) refuse('account_already_open')
  const slot = await takePort(work, seat, holder)
  work.emit(tenantId, { type: 'account', id: accountId, seat_id: seatId })
  return slot
}

/**
 * Closes an account on the desktop of its seat: its port is free.
 * @throws Refused: not_found, account_not_assigned, account_not_open
 */
export async function closeAccount(work: UnitOfWork, desk: SeatAccountRef): Promise<void> {
  const { tenantId, seatId, accountId } = desk
  await lockSeatAccount(work, desk)
  if (!(await freePort(work, tenantId, { kind: 'account', id: accountId }, 'closed')))
    refuse('account_not_open')
  work.emit(tenantId, { type: 'account', id: accountId, seat_id: seatId })
}

/**
 * Stores what the desktop learned about an account: whether it is signed in, and its public profile.
 * @throws Refused: not_found, account_not_assigned
 */
export async function takeReport(
  work: UnitOfWork,
  desk: SeatAccountRef,
  { login_status, profile }: ParsedOf<typeof reportAccount>['body'],
): Promise<ShownAccount> {
  const { tenantId, seatId, accountId } = desk
  await lockSeatAccount(work, desk)
  const { country, ...known } = profile ?? { country: null }
  // A country entered by a person is kept if the network reports none.
  await changeAccounts(work.trx, tenantId, [accountId], {
    login_status,
    ...known,
    ...(country && { country }),
  })
  work.emit(tenantId, { type: 'account', id: accountId, seat_id: seatId })
  return orNotFound(await findAccount(work.trx, tenantId, accountId))
}

/**
 * An agent reports that the network restricts an account: it is blocked until its supervisor has looked at it.
 * @throws Refused: not_found, account_not_assigned, account_blocked
 */
export async function takeBlockReport(
  work: UnitOfWork,
  hooks: Pick<AccountHooks, 'accountBlocked'>,
  desk: SeatAccountRef,
  report: ParsedOf<typeof reportBlock>['body'],
): Promise<ShownAccount> {
  await lockSeatAccount(work, desk)
  if (!(await block(work, hooks, { ...desk, ...report }))) refuse('account_blocked')
  return orNotFound(await findAccount(work.trx, desk.tenantId, desk.accountId))
}

/**
 * Closes every account that is open on a seat.
 * @param reason kept in the port leases
 * @returns how many were open
 */
export async function closeSeatAccounts(
  work: UnitOfWork,
  tenantId: string,
  seatId: string,
  reason: string,
): Promise<number> {
  const ids = await freeAccountPorts(work, tenantId, seatId, reason)
  for (const id of ids) work.emit(tenantId, { type: 'account', id, seat_id: seatId })
  return ids.length
}

/** Closes every account that is open anywhere in a tenant. @param reason kept in the port leases */
export async function closeTenantAccounts(work: UnitOfWork, tenantId: string, reason: string): Promise<void> {
  for (const { id, seat_id } of await freePortsOfTenant(work, tenantId, reason))
    work.emit(tenantId, { type: 'account', id, seat_id })
}

/** Marks all accounts of a seat as signed out: another device has none of their credentials. */
export async function signOutSeatAccounts(work: UnitOfWork, tenantId: string, seatId: string): Promise<void> {
  await changeAccountsOf(work, tenantId, seatId, { login_status: 'logged_out' })
}

/** Unassigns every account of a deleted seat; its tasks and ports have ended before. */
export async function detachSeatAccounts(work: UnitOfWork, tenantId: string, seatId: string): Promise<void> {
  await changeAccountsOf(work, tenantId, seatId, { login_status: 'logged_out', seat_id: null })
}

async function changeAccountsOf(
  work: UnitOfWork,
  tenantId: string,
  seatId: string,
  change: Partial<AccountTable>,
): Promise<void> {
  const ids = (await lockAccounts(work, tenantId, { seatId })).map((account) => account.id)
  await changeAccounts(work.trx, tenantId, ids, change)
  for (const id of ids) work.emit(tenantId, { type: 'account', id, seat_id: seatId })
}

async function lockSeatAccount(
  work: UnitOfWork,
  { tenantId, seatId, accountId }: SeatAccountRef,
): Promise<AccountTable> {
  const [account] = await lockAccounts(work, tenantId, { ids: [accountId] })
  if (orNotFound(account).seat_id !== seatId) refuse('account_not_assigned')
  return orNotFound(account)
}
