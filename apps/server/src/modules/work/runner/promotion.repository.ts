import type { PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner'
import { type Selectable, sql } from 'kysely'
import type { TaskTargetTable } from '../../../db/schema/task.ts'
import type { Trx } from '../../../db/schema.ts'
import type { Work } from '../../../kernel/work.ts'
import { contactedSince } from '../guard/guard.public.ts'
import type { TaskRow } from '../task/task.public.ts'

export type TargetRow = Selectable<TaskTargetTable>

/** Makes those who are about to act for a tenant queue up: no two reach the same person at the same moment. */
export async function lockTenant({ trx }: Work, tenantId: string): Promise<void> {
  await trx.selectFrom('user').select('id').where('id', '=', tenantId).forUpdate().execute()
}

/** Holds the account that acts, so that its acts are counted one after the other. */
export function lockActing({ trx }: Work, tenantId: string, accountId: string) {
  return trx
    .selectFrom('account')
    .select(['id', 'time_zone', 'parked_at'])
    .where('id', '=', accountId)
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** @returns which account a task of a seat is for, without holding anything */
export function findActing(trx: Trx, { tenantId, seatId }: { tenantId: string; seatId: string }, id: string) {
  return trx
    .selectFrom('task')
    .select('account_id')
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('seat_id', '=', seatId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** @returns the target that was begun and of which nothing was said yet */
export function findBegun(trx: Trx, taskId: string): Promise<TargetRow | undefined> {
  return trx
    .selectFrom('task_target')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('outcome', '=', 'unknown')
    .where('settled_at', 'is', null)
    .where('begun_at', 'is not', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

/** @returns the first target that waits and whom nobody reached since a moment; null = whenever */
export async function findWaiting(
  { trx }: Work,
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

/** Leaves out those who wait before a position, all of them if there is none: somebody reached them. @returns how many */
export async function leaveOutBefore({ trx, now }: Work, taskId: string, position?: number): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('task_target')
    .set({ outcome: 'skipped', reason: 'contacted_lately', settled_at: now })
    .where('task_id', '=', taskId)
    .where('outcome', '=', 'pending')
    .$if(position !== undefined, (query) => query.where('position', '<', position as number))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Somebody is about to act: from now on the target counts as reached. */
export async function beginTarget({ trx, now }: Work, task: TaskRow, position: number): Promise<void> {
  await trx
    .updateTable('task_target')
    .set({ outcome: 'unknown', begun_at: now, begun_by: task.account_id, begun_fence: task.fence })
    .where('task_id', '=', task.id)
    .where('position', '=', position)
    .execute()
}

export function findTarget(trx: Trx, taskId: string, position: number): Promise<TargetRow | undefined> {
  return trx
    .selectFrom('task_target')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('position', '=', position)
    .executeTakeFirst()
}

/** Writes what became of a begun target. What was not done no longer counts as an act. */
export async function settle(
  { trx, now }: Work,
  taskId: string,
  { position, outcome, reason }: PromotionOutcome,
): Promise<void> {
  const undone = outcome === 'pending' || outcome === 'skipped' || reason === 'bad_link'
  await trx
    .updateTable('task_target')
    .set({
      outcome,
      reason,
      settled_at: outcome === 'pending' ? null : now,
      ...(undone && { begun_at: null, begun_by: null, begun_fence: null }),
    })
    .where('task_id', '=', taskId)
    .where('position', '=', position)
    .execute()
}

/** The account waits from now on: its network blocked it. */
export async function parkAccount({ trx, now }: Work, id: string): Promise<void> {
  await trx.updateTable('account').set({ parked_at: now }).where('id', '=', id).execute()
}

/** Counts anew what a promotion has done. @returns the task as it is now */
export function countDone({ trx, now }: Work, id: string): Promise<TaskRow> {
  const done = sql<number>`(select count(*) from task_target where task_id = ${id} and outcome = 'done')`
  return trx
    .updateTable('task')
    .set({ actual_count: done, last_progress_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @returns how many targets are still to be done */
export async function countLeft(trx: Trx, taskId: string): Promise<number> {
  const { left } = await trx
    .selectFrom('task_target')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('task_id', '=', taskId)
    .where('outcome', '=', 'pending')
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** @returns what the library knows of the person whom a target is, last seen first */
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

const nameless = (handle: string) => ({ name: '', handle, location: null })
