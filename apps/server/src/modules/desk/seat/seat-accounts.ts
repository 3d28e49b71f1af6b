import type { assignAccounts } from '@seaport/contract/desk/account'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { AccountTable } from '../../../db/schema/seat.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { type AccountHooks, lockAccounts, moveToSeat, takeFromSeat } from '../account/account.public.ts'
import { lockSeat } from './seat.repository.ts'

/**
 * Assigns accounts to a seat; those of another seat leave it first. All or none.
 * @returns the number of moved accounts: one already at the seat stays, with its port and its tasks
 * @throws Refused: not_found
 */
export async function assign(
  work: UnitOfWork,
  hooks: AccountHooks,
  tenantId: string,
  { account_ids, seat_id }: ParsedOf<typeof assignAccounts>['body'],
): Promise<number> {
  orNotFound(await lockSeat(work, tenantId, seat_id))
  const accounts = await lockAll(work, tenantId, account_ids)
  const moving = accounts.filter((account) => account.seat_id !== seat_id)
  for (const account of moving) await takeFromSeat(work, hooks, account, 'account_unassigned')
  await moveToSeat(work, tenantId, moving, seat_id)
  return moving.length
}

/**
 * Takes accounts from their seats. All or none.
 * @returns how many had one
 * @throws Refused: not_found
 */
export async function unassign(
  work: UnitOfWork,
  hooks: AccountHooks,
  tenantId: string,
  ids: readonly string[],
): Promise<number> {
  const accounts = await lockAll(work, tenantId, ids)
  const moving = accounts.filter((account) => account.seat_id !== null)
  for (const account of moving) await takeFromSeat(work, hooks, account, 'account_unassigned')
  await moveToSeat(work, tenantId, moving, null)
  return moving.length
}

async function lockAll(work: UnitOfWork, tenantId: string, ids: readonly string[]): Promise<AccountTable[]> {
  const accounts = await lockAccounts(work, tenantId, { ids })
  if (accounts.length !== new Set(ids).size) refuse('not_found')
  return accounts
}
