import { cutUnits } from '@seaport/contract/kernel/graphemes'
import type { PromotionTarget } from '@seaport/contract/work/runner.schema'
import { skipReasons } from '@seaport/contract/work/task-state'
import { sql } from 'kysely'
import type { Trx } from '../../../db/schema.ts'
import { instant, instantOrNull } from '../../../db/wire.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { contactedSince } from '../guard/guard.public.ts'
import type { TargetRow, TaskRow } from '../task/task.public.ts'

/** Characters of a person's text that are sent: enough to see its language and topic. */
const MAX_WROTE = 280

/** @returns the first pending target that no task has reached since a moment; null = without that condition */
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
  if (target.external_id === null && target.person === null) return null
  const last_contact_at = instantOrNull(await lastContact(trx, task, target))
  const { external_id } = target
  const known = await trx
    .selectFrom('resource')
    .select(['name', 'handle', 'location', 'content as wrote'])
    .where('tenant_id', '=', task.tenant_id)
    .where('network', '=', task.network)
    // A person pasted by handle has no id; targets' handles are in lower case.
    .where((eb) =>
      external_id === null ? eb(sql`lower(handle)`, '=', target.person) : eb('external_id', '=', external_id),
    )
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const person = known && { ...known, wrote: cutUnits(known.wrote, MAX_WROTE) }
  return { ...(person ?? nameless(target.person ?? '')), last_contact_at }
}

/** @returns when anybody of the tenant last reached a target's person, on the task's network */
async function lastContact(trx: Trx, task: TaskRow, target: TargetRow): Promise<number | null> {
  const since = async (column: 'external_id' | 'person') => {
    const value = target[column]
    if (value === null) return null
    const { at } = await trx
      .selectFrom('task_target as earlier')
      .innerJoin('task', 'task.id', 'earlier.task_id')
      .select(sql<number | null>`max(coalesce(earlier.settled_at, earlier.begun_at))`.as('at'))
      .where(`earlier.${column}`, '=', value)
      .where('earlier.begun_by', 'is not', null)
      .where('task.tenant_id', '=', task.tenant_id)
      .where('task.network', '=', task.network)
      .where((eb) =>
        eb.not(eb.and([eb('task.id', '=', task.id), eb('earlier.position', '=', target.position)])),
      )
      .executeTakeFirstOrThrow()
    return at === null ? null : Number(at)
  }
  const moments = [await since('external_id'), await since('person')].filter((at) => at !== null)
  return moments.length > 0 ? Math.max(...moments) : null
}

/** @returns whether a target was started, or another outcome recorded, after this one; automatic skips don't count */
export async function hasFollowers(trx: Trx, { task_id, position, settled_at }: TargetRow): Promise<boolean> {
  const later = await trx
    .selectFrom('task_target')
    .select('position')
    .where('task_id', '=', task_id)
    .where('position', '!=', position)
    .where((eb) =>
      eb.or([
        eb('begun_at', '>=', settled_at),
        eb.and([
          eb('settled_at', '>=', settled_at),
          eb.or([eb('reason', 'is', null), eb('reason', 'in', [...skipReasons])]),
          eb('begun_at', 'is', null),
          eb('outcome', '!=', 'pending'),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
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

const nameless = (handle: string) => ({ name: '', handle, location: null, wrote: '' })
