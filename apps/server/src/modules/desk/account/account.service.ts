import type { assignAccounts, createAccount, updateAccount } from '@seaport/contract/desk/account'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { EndReason } from '@seaport/contract/work/task-state'
import type { AccountTable } from '../../../db/schema/seat.ts'
import { found, refuse } from '../../../kernel/refusal.ts'
import type { Work } from '../../../kernel/work.ts'
import { endTasksOf } from '../../work/task/task.public.ts'
import { freePort } from '../port/port.public.ts'
import { lockSeatRow } from '../seat/seat.public.ts'
import {
  changeAccounts,
  findAccount,
  insertAccounts,
  lockAccounts,
  type ShownAccount,
} from './account.repository.ts'
import { newAccountRow } from './account-row.ts'

/**
 * Adds one account.
 * @throws Refused: account_exists
 */
export async function create(
  work: Work,
  tenantId: string,
  order: ParsedOf<typeof createAccount>['body'],
): Promise<ShownAccount> {
  const row = newAccountRow(tenantId, order, 'manual', work.now)
  const added = await insertAccounts(work.trx, [row])
  if (!added.has(row.id)) refuse('account_exists')
  work.emit(tenantId, { type: 'account', id: row.id, seat_id: null })
  return found(await findAccount(work.trx, tenantId, row.id))
}

/**
 * Changes how an account is named, typed or zoned.
 * @throws Refused: not_found
 */
export async function update(
  work: Work,
  tenantId: string,
  id: string,
  change: ParsedOf<typeof updateAccount>['body'],
): Promise<ShownAccount> {
  const [account] = await lockAccounts(work, tenantId, { ids: [id] })
  const { seat_id } = found(account)
  await changeAccounts(work.trx, tenantId, [id], change)
  work.emit(tenantId, { type: 'account', id, seat_id })
  return found(await findAccount(work.trx, tenantId, id))
}

/**
 * Deletes an account: its unfinished tasks end, its port is free; the row stays for the history of what it did.
 * @throws Refused: not_found
 */
export async function remove(work: Work, tenantId: string, id: string): Promise<void> {
  const [account] = await lockAccounts(work, tenantId, { ids: [id] })
  await takeFromSeat(work, found(account), 'account_deleted')
  const gone = { deleted_at: work.now, seat_id: null, proxy_id: null, login_status: 'logged_out' } as const
  await changeAccounts(work.trx, tenantId, [id], gone)
  work.emit(tenantId, { type: 'account', id, seat_id: null })
}

/**
 * Gives accounts to a seat; those of another seat leave it first. All or none.
 * @returns how many moved: an account that the seat has already stays as it is, with its port and its tasks
 * @throws Refused: not_found
 */
export async function assign(
  work: Work,
  tenantId: string,
  { account_ids, seat_id }: ParsedOf<typeof assignAccounts>['body'],
): Promise<number> {
  found(await lockSeatRow(work, tenantId, seat_id))
  const accounts = await lockAll(work, tenantId, account_ids)
  const moving = accounts.filter((account) => account.seat_id !== seat_id)
  for (const account of moving) await takeFromSeat(work, account, 'account_unassigned')
  await moveTo(work, tenantId, moving, seat_id)
  return moving.length
}

/**
 * Takes accounts from their seats. All or none.
 * @returns how many had one
 * @throws Refused: not_found
 */
export async function unassign(work: Work, tenantId: string, ids: readonly string[]): Promise<number> {
  const accounts = await lockAll(work, tenantId, ids)
  const moving = accounts.filter((account) => account.seat_id !== null)
  for (const account of moving) await takeFromSeat(work, account, 'account_unassigned')
  await moveTo(work, tenantId, moving, null)
  return moving.length
}

async function lockAll(work: Work, tenantId: string, ids: readonly string[]): Promise<AccountTable[]> {
  const accounts = await lockAccounts(work, tenantId, { ids })
  if (accounts.length !== new Set(ids).size) refuse('not_found')
  return accounts
}

/** Ends what an account does at its seat. Tasks before the account's own port: the order in which leases are ended everywhere. */
async function takeFromSeat(work: Work, account: AccountTable, reason: EndReason): Promise<void> {
  const { tenant_id: tenantId, id, seat_id } = account
  await endTasksOf(work, { tenantId, accountId: id, reason })
  await freePort(work, tenantId, { kind: 'account', id }, reason)
  if (seat_id !== null) work.emit(tenantId, { type: 'account', id, seat_id })
}

/** The credentials stay behind on the old desktop, so that the account is signed out for its new seat. */
async function moveTo(
  work: Work,
  tenantId: string,
  accounts: readonly AccountTable[],
  seatId: string | null,
): Promise<void> {
  const ids = accounts.map((account) => account.id)
  await changeAccounts(work.trx, tenantId, ids, { seat_id: seatId, login_status: 'logged_out' })
  for (const id of ids) work.emit(tenantId, { type: 'account', id, seat_id: seatId })
}
