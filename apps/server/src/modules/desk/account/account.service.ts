import { readAccountName } from '@seaport/contract/address/account-name'
import type { NetworkPlace } from '@seaport/contract/address/network-site'
import type { createAccount, updateAccount } from '@seaport/contract/desk/account'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { AccountTable } from '../../../db/schema/seat.ts'
import type { BulkOutcome } from '../../../kernel/bulk.ts'
import { orNotFound, refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { freePort } from '../port/port.public.ts'
import {
  changeAccounts,
  findAccount,
  insertAccounts,
  isSeatOf,
  lockAccounts,
  type ShownAccount,
} from './account.repository.ts'
import type { AccountHooks } from './account-hooks.ts'
import { newAccountRow } from './account-row.ts'

/**
 * Adds one account.
 * @throws Refused: account_exists; invalid_input for a link to another site than the network's, or a seat of nobody here
 */
export async function create(
  work: UnitOfWork,
  tenantId: string,
  place: NetworkPlace,
  order: ParsedOf<typeof createAccount>['body'],
): Promise<ShownAccount> {
  const read = readAccountName(place, order.account)
  if ('fault' in read) refuseFields('invalid_input', ['account'])
  if (order.seat_id !== null && !(await isSeatOf(work, tenantId, order.seat_id)))
    refuseFields('invalid_input', ['seat_id'])
  const row = newAccountRow(tenantId, { ...order, account: read.account }, 'manual', work.now)
  const added = await insertAccounts(work.trx, [row])
  if (!added.has(row.id)) refuse('account_exists')
  work.emit(tenantId, { type: 'account', id: row.id, seat_id: row.seat_id })
  return orNotFound(await findAccount(work.trx, tenantId, row.id))
}

/**
 * Changes an account's nickname, sign-in name, type, time zone or country.
 * @throws Refused: not_found
 */
export async function update(
  work: UnitOfWork,
  hooks: Pick<AccountHooks, 'accountMoves'>,
  tenantId: string,
  id: string,
  change: ParsedOf<typeof updateAccount>['body'],
): Promise<ShownAccount> {
  const { time_zone: timeZone } = change
  if (timeZone !== undefined) await hooks.accountMoves(work, { tenantId, accountId: id, timeZone })
  const [account] = await lockAccounts(work, tenantId, { ids: [id] })
  const { seat_id } = orNotFound(account)
  await changeAccounts(work.trx, tenantId, [id], change)
  work.emit(tenantId, { type: 'account', id, seat_id })
  return orNotFound(await findAccount(work.trx, tenantId, id))
}

/**
 * Deletes an account: its unfinished tasks end, its port is free; the row stays for the history of what it did.
 * @throws Refused: not_found
 */
export async function remove(
  work: UnitOfWork,
  hooks: AccountHooks,
  tenantId: string,
  id: string,
): Promise<void> {
  const [locked] = await lockAccounts(work, tenantId, { ids: [id] })
  const account = orNotFound(locked)
  await takeFromSeat(work, hooks, account, 'account_deleted')
  const deletion = {
    deleted_at: work.now,
    seat_id: null,
    proxy_id: null,
    login_status: 'logged_out',
  } as const
  await changeAccounts(work.trx, tenantId, [id], deletion)
  work.emit(tenantId, { type: 'account', id, seat_id: null })
  if (account.proxy_id !== null) work.emit(tenantId, { type: 'proxy', id: account.proxy_id })
}

/** What a bulk act on accounts did. */
export type AccountsActed = BulkOutcome<AccountTable, { id: string; name: string }>

/** Names an account that a bulk act leaves. */
export const showAccount = ({ id, account }: AccountTable) => ({ id, name: account })

/** Ends the work of an account at its seat. Tasks end before the account's own port is released: leases are ended in this order everywhere. */
export async function takeFromSeat(
  work: UnitOfWork,
  hooks: AccountHooks,
  account: AccountTable,
  reason: 'account_unassigned' | 'account_deleted',
): Promise<void> {
  const { tenant_id: tenantId, id, seat_id } = account
  await hooks.accountLeaves(work, { tenantId, accountId: id, reason })
  await freePort(work, tenantId, { kind: 'account', id }, reason)
  if (seat_id !== null) work.emit(tenantId, { type: 'account', id, seat_id })
}

/** Assigns accounts to a seat or to none. The credentials stay on the old desktop, so the accounts are signed out for the new one. */
export async function moveToSeat(
  work: UnitOfWork,
  tenantId: string,
  accounts: readonly AccountTable[],
  seatId: string | null,
): Promise<void> {
  const ids = accounts.map((account) => account.id)
  await changeAccounts(work.trx, tenantId, ids, { seat_id: seatId, login_status: 'logged_out' })
  for (const id of ids) work.emit(tenantId, { type: 'account', id, seat_id: seatId })
}

/** Sets the proxy of accounts; null = a direct connection. The caller has locked them. Their desktops are notified. */
export async function bindToProxy(
  work: UnitOfWork,
  tenantId: string,
  accounts: readonly AccountTable[],
  proxyId: string | null,
): Promise<void> {
  const ids = accounts.map(({ id }) => id)
  await changeAccounts(work.trx, tenantId, ids, { proxy_id: proxyId })
  for (const { id, seat_id } of accounts) work.emit(tenantId, { type: 'account', id, seat_id })
}
