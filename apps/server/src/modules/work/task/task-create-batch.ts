import type { CreateTasks } from '@seaport/contract/work/task-batch.schema'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import type { Actor } from '../../../kernel/http/actor.ts'
import { Refused } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { markBatch, type ShownTask } from './task.repository.ts'
import { type CreationRules, create, visibleAccount } from './task-create.ts'
import { locInPlan, shareWork } from './task-share.ts'

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
      throw account_ids.length > 1 ? inBatch(error, index, { plan, part }) : error
    }
  }
  return markBatch(work.trx, created)
}

/** A refusal without a field concerns the account; one of an entry names its position before the work was shared. */
function inBatch(error: unknown, index: number, shared: { plan: TaskWork; part: TaskWork }): unknown {
  if (!(error instanceof Refused)) return error
  const { reason, values, words } = error
  const fields = error.fieldErrors?.map(({ loc, msg }) => ({ loc: locInPlan(loc, shared), msg }))
  return new Refused(
    reason,
    values,
    fields ?? [{ loc: ['body', 'account_ids', String(index)], msg: '' }],
    words,
  )
}
