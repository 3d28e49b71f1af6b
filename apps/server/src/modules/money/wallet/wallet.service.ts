import type { LedgerType } from '@seaport/contract/money/wallet.schema'
import type { LedgerTable } from '../../../db/schema/money.ts'
import { money } from '../../../db/wire.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { type Holdings, isAdministrator, lockUser } from '../../people/user/user.public.ts'
import { insertEntry, lastEntry } from './wallet.repository.ts'

/** Resources of a tenant, read under the lock of its row. */
export type Wallet = Holdings

/** A movement of a balance, before it is written. */
export interface Movement {
  type: LedgerType
  /** Signed cents. */
  amount: number
  remark?: string
  orderNo?: string
  /** The administrator who makes it. */
  actorId?: string
  idempotencyKey?: string | undefined
}

/**
 * Locks a user's wallet; this is the first lock of a unit of work, so that movements of one balance are serialized.
 * @throws Refused: not_found
 */
export async function lockWallet(work: UnitOfWork, tenantId: string): Promise<Wallet> {
  return orNotFound(await lockUser(work, tenantId))
}

/**
 * Administrators move the balances of customers only: an administrator has no wallet, and nobody moves their own.
 * @throws Refused: own_wallet, not_found
 */
export async function requireOthersWallet(
  work: UnitOfWork,
  { userId }: Pick<UserActor, 'userId'>,
  id: string,
): Promise<void> {
  if (id === userId) refuse('own_wallet')
  if (await isAdministrator(work.trx, id)) refuse('not_found')
}

/**
 * Moves a balance and writes its ledger, in the caller's transaction and under the lock of the wallet.
 * @param wallet from `lockWallet`; afterwards it has the new balance
 * @throws Refused: balance_too_low
 * @throws Error if balance and ledger disagree: nothing moves until somebody has looked
 */
export async function moveBalance(
  work: UnitOfWork,
  wallet: Wallet,
  movement: Movement,
): Promise<LedgerTable> {
  const last = await lastEntry(work.trx, wallet.id)
  const before = last?.after_cents ?? 0
  if (before !== wallet.balance_cents)
    throw new Error(`The balance of ${wallet.id} is not what its ledger says`)
  const after = before + movement.amount
  if (after < 0) refuse('balance_too_low', { balance: money(before) })
  const entry: LedgerTable = {
    id: newId(),
    tenant_id: wallet.id,
    seq: (last?.seq ?? 0) + 1,
    type: movement.type,
    amount_cents: movement.amount,
    before_cents: before,
    after_cents: after,
    remark: movement.remark ?? '',
    order_no: movement.orderNo ?? null,
    actor_id: movement.actorId ?? null,
    idempotency_key: movement.idempotencyKey ?? null,
    // The servers' clocks differ slightly; a ledger's times never decrease.
    at: Math.max(work.now, last?.at ?? 0),
  }
  await insertEntry(work.trx, entry)
  wallet.balance_cents = after
  work.emit(wallet.id, { type: 'user' })
  return entry
}
