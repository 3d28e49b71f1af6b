import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { changeTasks, createTasksAgain } from '@seaport/contract/work/task-batch'
import { attemptEach } from '../../../kernel/bulk.ts'
import type { Actor } from '../../../kernel/http/actor.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { findTasks, markBatch, type ShownTask } from './task.repository.ts'
import { end, remove, retry, scopeOf } from './task.service.ts'
import { type CreationRules, create } from './task-create.ts'
import { orderOf } from './task-order.ts'
import { pause, resume } from './task-pause.ts'

const acts = { end, retry, delete: remove, pause, resume }

/**
 * Ends, retries, deletes, pauses or resumes many tasks, in the order of their ids, so that two such requests don't deadlock. A refused task is
 * reported with the reason; the others are changed.
 */
export async function changeMany(
  work: UnitOfWork,
  actor: Actor,
  { act, ids }: ParsedOf<typeof changeTasks>['body'],
  locale: Locale,
): Promise<DataOf<typeof changeTasks>> {
  const { changed, ...rest } = await forEach(work, actor, ids, locale, (part, { id }) =>
    acts[act](part, actor, id),
  )
  return { done: changed.length, ...rest }
}

/** Creates tasks again from their input, as a batch; refused tasks are reported with the reason. */
export async function createAgain(
  work: UnitOfWork,
  actor: Actor,
  ids: readonly string[],
  rules: CreationRules,
  locale: Locale,
): Promise<{ created: ShownTask[] } & LeftOut> {
  const created: ShownTask[] = []
  const { changed: _, ...rest } = await forEach(work, actor, ids, locale, async (part, source) => {
    created.push(await create(part, actor, await orderOf(part, source), rules))
  })
  return { created: await markBatch(work.trx, created), ...rest }
}

type LeftOut = Pick<DataOf<typeof createTasksAgain>, 'missing' | 'left_out'>

/** Carries out a part of the work for each task that the caller sees; one that is refused undoes no other. */
async function forEach(
  work: UnitOfWork,
  actor: Actor,
  ids: readonly string[],
  locale: Locale,
  part: (work: UnitOfWork, task: ShownTask) => Promise<unknown>,
): Promise<{ changed: ShownTask[] } & LeftOut> {
  const rows = await findTasks(work.trx, scopeOf(actor), [...new Set(ids)])
  const show = ({ id, number, name }: ShownTask) => ({ id, number, name })
  return attemptEach(work, { ids, rows, show, locale }, part)
}
