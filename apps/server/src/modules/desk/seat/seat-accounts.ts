import type { assignAccounts } from '@seaport/contract/desk/account'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { leaveThose } from '../../../kernel/bulk.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import {
  type AccountHooks,
  type AccountsActed,
  lockAccounts,
  moveToSeat,
  showAccount,
  takeFromSeat,
} from '../account/account.public.ts'
import { lockSeat } from './seat.repository.ts'

/**
 * Assigns accounts to a seat; those of another seat leave it first. One already at the seat stays, with its port and its tasks.
 * @throws Refused: not_found for the seat
 */
export async function assign(
  work: UnitOfWork,
  hooks: AccountHooks,
  tenantId: string,
  { account_ids: ids, seat_id }: ParsedOf<typeof assignAccounts>['body'],
  locale: Locale,
): Promise<AccountsActed> {
  orNotFound(await lockSeat(work, tenantId, seat_id))
  const rows = await lockAccounts(work, tenantId, { ids })
  const outcome = await leaveThose(
    { ids, rows, show: showAccount, locale },
    'account_assigned_already',
    (account) => account.seat_id === seat_id,
  )
  for (const account of outcome.changed) await takeFromSeat(work, hooks, account, 'account_unassigned')
  await moveToSeat(work, tenantId, outcome.changed, seat_id)
  return outcome
}

/** Takes accounts from their seats. */
export async function unassign(
  work: UnitOfWork,
  hooks: AccountHooks,
  tenantId: string,
  ids: readonly string[],
  locale: Locale,
): Promise<AccountsActed> {
  const rows = await lockAccounts(work, tenantId, { ids })
  const outcome = await leaveThose(
    { ids, rows, show: showAccount, locale },
    'account_unassigned',
    (account) => account.seat_id === null,
  )
  for (const account of outcome.changed) await takeFromSeat(work, hooks, account, 'account_unassigned')
  await moveToSeat(work, tenantId, outcome.changed, null)
  return outcome
}
