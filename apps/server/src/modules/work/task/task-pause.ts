import { allowsAct } from '@seaport/contract/work/task-state'
import type { Actor } from '../../../kernel/http/actor.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { findAccount } from '../../desk/account/account.public.ts'
import { lockTask } from './task.repository.ts'
import { scopeOf } from './task.service.ts'
import { setPark } from './task-bulk.ts'
import { moveTasks } from './task-move.ts'

/**
 * Pauses an unfinished task until a person resumes it. It keeps its progress and its port; if it runs, its runner loses
 * it. @throws Refused: not_found, task_wrong_state
 */
export async function pause(work: UnitOfWork, actor: Actor, id: string): Promise<void> {
  const task = orNotFound(await lockTask(work, scopeOf(actor), id))
  if (!allowsAct(task, 'pause')) refuse('task_wrong_state')
  await moveTasks(work, [id], { trigger: 'lease_lost' })
  await setPark(work, [id], 'paused')
}

/**
 * Resumes a paused task, unless its account has been blocked in the meantime.
 * @throws Refused: not_found, task_wrong_state
 */
export async function resume(work: UnitOfWork, actor: Actor, id: string): Promise<void> {
  const task = orNotFound(await lockTask(work, scopeOf(actor), id))
  if (!allowsAct(task, 'resume')) refuse('task_wrong_state')
  // Read under the task's lock, which a block takes too: either this sees the block, or the block sees the task resumed.
  const account = await findAccount(work.trx, task.tenant_id, task.account_id)
  await setPark(work, [id], account?.blocked_at == null ? null : 'account_blocked')
}
