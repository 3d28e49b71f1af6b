import type { CreateTasks } from '@seaport/contract/work/task-batch.schema'
import type { Actor } from '../../../kernel/http/actor.ts'
import { Refused } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { markBatch, type ShownTask } from './task.repository.ts'
import { type CreationRules, create, visibleAccount } from './task-create.ts'
import { shareWork } from './task-share.ts'

/**
 * Creates one task per account, all or none; several are a batch.
 * @throws Refused: what shareWork and create refuse, naming the account where several were given
 */
export async function createBatch(
  work: UnitOfWork,
  actor: Actor,
  { account_ids, work: plan, ...order }: CreateTasks,
  rules: CreationRules,
): Promise<ShownTask[]> {
  for (const account_id of account_ids) await visibleAccount(work, actor, account_id)
  const parts = shareWork(plan, account_ids.length)
  const created: ShownTask[] = []
  for (const [index, account_id] of account_ids.entries()) {
    const part = parts[index] ?? plan
    try {
      created.push(await create(work, actor, { ...order, account_id, work: part }, rules))
    } catch (error) {
      throw account_ids.length > 1 ? atAccount(error, index) : error
    }
  }
  return markBatch(work.trx, created)
}

/** A refusal without a field concerns the account. */
function atAccount(error: unknown, index: number): unknown {
  if (!(error instanceof Refused) || error.fieldErrors) return error
  return new Refused(error.reason, error.values, [{ loc: ['body', 'account_ids', String(index)], msg: '' }])
}
