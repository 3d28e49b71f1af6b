import type { PromotionTarget } from '@seaport/contract/work/runner'
import { sql } from 'kysely'
import type { Trx } from '../../../db/schema.ts'
import { instant } from '../../../db/wire.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { contactedSince } from '../guard/guard.public.ts'
import type { TargetRow, TaskRow } from '../task/task.public.ts'

/** @returns the first pending target whom no task reached since a moment; null = ever */
export async function findWaiting(
  { trx }: UnitOfWork,
  task: TaskRow,
  since: number | null,
): Promise<TargetRow | undefined> {
  return trx
    .selectFrom('task_target as someone')
    .selectAll()
    .where('task_id', '=', task.id)
    .where('outcome', '=', 'pending')
    .$if(since !== null, (query) => query.where(sql<boolean>`not ${contactedSince(task, since ?? 0)}`))
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

/** @returns what the library knows of a target's person, latest sighting first */
export async function personOf(
  trx: Trx,
  task: TaskRow,
  target: TargetRow,
): Promise<PromotionTarget['person']> {
  if (target.external_id === null) return target.person === null ? null : nameless(target.person)
  const known = await trx
    .selectFrom('resource')
    .select(['name', 'handle', 'location'])
    .where('tenant_id', '=', task.tenant_id)
    .where('network', '=', task.network)
    .where('external_id', '=', target.external_id)
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return known ?? nameless(target.person ?? '')
}

/** @returns the latest comment by which the task's own account saw a target's person */
export async function commentOf(
  trx: Trx,
  task: TaskRow,
  target: TargetRow,
): Promise<PromotionTarget['comment']> {
  if (target.external_id === null) return null
  const seen = await trx
    .selectFrom('resource')
    .innerJoin('sighting', 'sighting.resource_key', 'resource.key')
    .select(['sighting.comment_id as id', 'sighting.commented_at as at'])
    .where('resource.tenant_id', '=', task.tenant_id)
    .where('resource.network', '=', task.network)
    .where('resource.external_id', '=', target.external_id)
    .where('sighting.account_id', '=', task.account_id)
    .where('sighting.commented_at', 'is not', null)
    .orderBy('sighting.commented_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return seen && seen.id !== null && seen.at !== null ? { id: seen.id, at: instant(seen.at) } : null
}

const nameless = (handle: string) => ({ name: '', handle, location: null })
