import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { changeTasks } from '@seaport/contract/work/task-batch'
import { translateAny } from '@seaport/i18n/server'
import type { Actor } from '../../../kernel/http/actor.ts'
import { attempt } from '../../../kernel/savepoint.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { findTasks } from './task.repository.ts'
import { end, remove, retry, scopeOf } from './task.service.ts'

const acts = { end, retry, delete: remove }

/**
 * Ends, retries or deletes many tasks, in the order of their ids, so that two such requests don't wait for each other. What one of them is refused is told, and
 * keeps no other from being done.
 */
export async function changeMany(
  work: UnitOfWork,
  actor: Actor,
  { act, ids }: ParsedOf<typeof changeTasks>['body'],
  locale: Locale,
): Promise<DataOf<typeof changeTasks>> {
  const wanted = [...new Set(ids)]
  const tasks = await findTasks(work.trx, scopeOf(actor), wanted)
  const left_out: DataOf<typeof changeTasks>['left_out'] = []
  for (const { id, number, name } of tasks) {
    const refused = await attempt(work, (part) => acts[act](part, actor, id))
    if (refused)
      left_out.push({ id, number, name, message: translateAny(locale, refused.reason, refused.values) })
  }
  return { done: tasks.length - left_out.length, missing: wanted.length - tasks.length, left_out }
}
