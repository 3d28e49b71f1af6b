import type { BlockReason } from '@seaport/contract/desk/account.schema'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { freePort } from '../port/port.public.ts'
import { changeAccounts, findAccount, lockAccounts, type ShownAccount } from './account.repository.ts'
import { endBlock, insertBlock } from './account-block.repository.ts'
import type { AccountHooks } from './account-hooks.ts'

/** The blocked account, the reason, and the actor. */
export interface BlockOrder {
  tenantId: string
  accountId: string
  reason: BlockReason
  note?: string
  /** The seat that reports it, and the task during which it happened; none = the supervisor. */
  seatId?: string
  taskId?: string
}

/**
 * Blocks an account: it is closed, its tasks wait, and only a person unblocks it. A blocked account stays unchanged. Tasks end before the account's
 * own port is released: leases are ended in this order everywhere.
 * @returns whether it was not blocked before
 */
export async function block(
  work: UnitOfWork,
  hooks: Pick<AccountHooks, 'accountBlocked'>,
  { tenantId, accountId, reason, note = '', seatId, taskId }: BlockOrder,
): Promise<boolean> {
  const [locked] = await lockAccounts(work, tenantId, { ids: [accountId] })
  const account = orNotFound(locked)
  if (account.blocked_at !== null) return false
  await insertBlock(work.trx, {
    id: newId(),
    tenant_id: tenantId,
    account_id: accountId,
    reason,
    note,
    blocked_at: work.now,
    seat_id: seatId ?? null,
    task_id: taskId ?? null,
    unblocked_at: null,
    unblock_note: '',
  })
  await changeAccounts(work.trx, tenantId, [accountId], {
    availability: 'abnormal',
    blocked_at: work.now,
    blocked_reason: reason,
    parked_at: work.now,
  })
  await hooks.accountBlocked(work, { tenantId, accountId })
  await freePort(work, tenantId, { kind: 'account', id: accountId }, 'account_blocked')
  work.emit(tenantId, { type: 'account', id: accountId, seat_id: account.seat_id })
  return true
}

/**
 * Blocks an account at its supervisor's request.
 * @throws Refused: not_found, account_blocked
 */
export async function blockByPerson(
  work: UnitOfWork,
  hooks: AccountHooks,
  order: { tenantId: string; accountId: string; note: string },
): Promise<ShownAccount> {
  if (!(await block(work, hooks, { ...order, reason: 'by_person' }))) refuse('account_blocked')
  return orNotFound(await findAccount(work.trx, order.tenantId, order.accountId))
}

/** Unblocks an account: waiting tasks resume. @throws Refused: not_found, account_not_blocked */
export async function unblock(
  work: UnitOfWork,
  hooks: AccountHooks,
  { tenantId, accountId, note }: { tenantId: string; accountId: string; note: string },
): Promise<ShownAccount> {
  const [locked] = await lockAccounts(work, tenantId, { ids: [accountId] })
  const account = orNotFound(locked)
  if (account.blocked_at === null) refuse('account_not_blocked')
  await endBlock(work, accountId, note)
  await changeAccounts(work.trx, tenantId, [accountId], {
    availability: 'normal',
    blocked_at: null,
    blocked_reason: null,
    unblocked_at: work.now,
    unblock_count: account.unblock_count + 1,
  })
  await hooks.accountUnblocked(work, { tenantId, accountId })
  work.emit(tenantId, { type: 'account', id: accountId, seat_id: account.seat_id })
  return orNotFound(await findAccount(work.trx, tenantId, accountId))
}
