import { defaultLimits } from '@seaport/contract/work/guard'
import { GuardLimits } from '@seaport/contract/work/guard.schema'
import type { PromotionKind } from '@seaport/contract/work/task-kind'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** @returns the limits of a tenant */
export async function readLimits(db: Db | Trx, tenantId: string): Promise<GuardLimits> {
  const row = await db
    .selectFrom('guard')
    .select('limits')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row ? GuardLimits.parse(JSON.parse(row.limits)) : defaultLimits
}

export async function writeLimits({ trx }: UnitOfWork, tenantId: string, limits: GuardLimits): Promise<void> {
  const values = { limits: JSON.stringify(limits) }
  await trx
    .insertInto('guard')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute()
}

/** @returns the number of an account's actions since a moment, over all its tasks */
export async function countActs(
  trx: Trx,
  { accountId, kind, since }: { accountId: string; kind: PromotionKind; since: number },
): Promise<number> {
  const { acts } = await trx
    .selectFrom('task_target')
    .innerJoin('task', 'task.id', 'task_target.task_id')
    .select((eb) => eb.fn.countAll<number>().as('acts'))
    .where('begun_by', 'is not', null)
    .where('begun_by', '=', accountId)
    .where('begun_at', '>=', since)
    .where('task.kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(acts)
}

/** @returns the number of an account's actions since a moment by kind of promotion; kinds without actions are omitted */
export async function countActsByKind(
  db: Db,
  accountId: string,
  since: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('task_target')
    .innerJoin('task', 'task.id', 'task_target.task_id')
    .select(['task.kind', (eb) => eb.fn.countAll<number>().as('acts')])
    .where('begun_by', 'is not', null)
    .where('begun_by', '=', accountId)
    .where('begun_at', '>=', since)
    .groupBy('task.kind')
    .execute()
  return new Map(rows.map(({ kind, acts }) => [kind, Number(acts)]))
}

/** @returns when an account last acted, if after a moment: when the outcome was recorded, else when the target was started */
export async function lastAct(trx: Trx, accountId: string, since: number): Promise<number | null> {
  const { at } = await trx
    .selectFrom('task_target')
    .select(sql<number | null>`max(coalesce(settled_at, begun_at))`.as('at'))
    .where('begun_by', 'is not', null)
    .where('begun_by', '=', accountId)
    .where('begun_at', '>=', since)
    .executeTakeFirstOrThrow()
  return at === null ? null : Number(at)
}

/** Context of a condition on a task's target `someone`. */
export interface ContactScope {
  id: string
  tenant_id: string
  network: string
}

/**
 * Whether anyone of the tenant reached the person of a target `someone` after a moment, by any means. Checked per
 * person, through the indexes of targets.
 */
export function contactedSince({ tenant_id, network }: ContactScope, since: number): RawBuilder<boolean> {
  const earlier = (column: 'external_id' | 'person') => sql`exists (
    select 1 from task_target as earlier
    where ${sql.ref(`earlier.${column}`)} = ${sql.ref(`someone.${column}`)} and ${sql.ref(`earlier.${column}`)} is not null
      and earlier.begun_by is not null and coalesce(earlier.settled_at, earlier.begun_at) > cast(${since} as bigint)
      and (select tenant_id = ${tenant_id} and network = ${network} from task where task.id = earlier.task_id))`
  return sql<boolean>`(${earlier('external_id')} or ${earlier('person')})`
}
