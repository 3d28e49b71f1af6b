import type { CreateTask } from '@seaport/contract/work/task.schema'
import { MAX_LIST_TARGETS } from '@seaport/contract/work/task-audience'
import { TaskWork } from '@seaport/contract/work/task-kind.schema'
import type { z } from 'zod'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { ShownTask } from './task.repository.ts'
import { targetsPeople } from './task-audience.ts'
import { workOf } from './task-mapper.ts'
import { defaultName, nameOf } from './task-name.ts'
import { targetsWritten } from './task-repeat.repository.ts'
import { firstTarget } from './task-target.repository.ts'

/** @returns the input of a task; a list of people is read from its targets, the only place where it is stored */
export async function orderOf(work: UnitOfWork, source: ShownTask): Promise<z.output<typeof CreateTask>> {
  const kept = workOf(source)
  const start = { mode: 'now' } as const
  const order = { account_id: source.account_id, executor: source.executor, start }
  if (!targetsPeople(kept)) return { ...order, work: kept, ...named(source, defaultName(kept)) }
  const usual = nameOf(await firstTarget(work.trx, source.id), source.target_count - 1)
  if (kept.params.audience.from === 'library') return { ...order, work: kept, ...named(source, usual) }
  const targets = await targetsWritten(work.trx, source.id, MAX_LIST_TARGETS)
  const audience = { from: 'list' as const, targets }
  const repeated = TaskWork.parse({ ...kept, params: { ...kept.params, audience } })
  return { ...order, work: repeated, ...named(source, usual) }
}

/** A name given by a person stays; one generated from the targets is generated again. */
function named({ name }: ShownTask, usual: string): { name?: string } {
  return name === usual ? {} : { name }
}
