import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import type { Executor, TaskWork } from '@seaport/contract/work/task-kind.schema'
import { scriptTypesOf } from '@seaport/platforms/capabilities'
import type { Db, Trx } from '../../../db/schema.ts'
import { refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { findScript, lockScriptShared } from '../script/script.public.ts'
import type { TaskRow } from './task.repository.ts'
import { historyOf } from './task-history.repository.ts'
import { workOf } from './task-mapper.ts'

const FIELD = 'work.params.script_id'

/**
 * Makes sure that a task's script, if it has one, is there for the tenant until the end of the work, and can be said where the task says it.
 * @throws Refused, naming the field: not_found, script_wrong_network, script_wrong_type
 */
export async function checkScript(
  work: UnitOfWork,
  { tenantId, network, executor }: { tenantId: string; network: NetworkId; executor: Executor },
  plan: TaskWork,
): Promise<void> {
  const id = scriptIdOf(plan)
  if (id === null) return
  const script = await lockScriptShared(work, tenantId, id)
  if (!script) refuseFields('not_found', [FIELD])
  // A sandbox's scripts are those of the network that it simulates.
  if (networks[script.network].brand !== networks[network].brand)
    refuseFields('script_wrong_network', [FIELD])
  if (!scriptTypesOf(network, plan.kind, executor).includes(script.type))
    refuseFields('script_wrong_type', [FIELD])
}

/**
 * Makes sure that a task that is tried again still has its script, if it had one.
 * @throws Refused: script_gone
 */
export async function reviewScript(work: UnitOfWork, tenantId: string, plan: TaskWork): Promise<void> {
  const id = scriptIdOf(plan)
  if (id !== null && !(await lockScriptShared(work, tenantId, id))) refuse('script_gone')
}

/** @returns what only a task's own page shows: what it is to do and say, and what happened to it */
export async function pageOf(
  db: Db | Trx,
  { id, tenant_id, work: stored }: Pick<TaskRow, 'id' | 'tenant_id' | 'work'>,
): Promise<Pick<TaskDetail, 'work' | 'script' | 'history'>> {
  const work = workOf({ work: stored })
  const script = await scriptOf(db, tenant_id, work)
  return { work, script, history: await historyOf(db, id) }
}

async function scriptOf(db: Db | Trx, tenantId: string, work: TaskWork): Promise<TaskDetail['script']> {
  const id = scriptIdOf(work)
  const script = id === null ? undefined : await findScript(db, tenantId, id)
  return script ? { id: script.id, title: script.title, type: script.type, text: script.text } : null
}

function scriptIdOf({ params }: TaskWork): string | null {
  return 'script_id' in params ? params.script_id : null
}
