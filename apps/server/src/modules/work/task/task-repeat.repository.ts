import { MAX_REPEAT_PLANS, MAX_REPEAT_RUNS } from '@seaport/contract/work/task-repeat'
import type { TaskRepeatRunTable, TaskRepeatTable } from '../../../db/schema/task.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { placeholderAt } from './task-erasure.repository.ts'

export async function insertRepeat(trx: Trx, repeat: TaskRepeatTable): Promise<void> {
  await trx.insertInto('task_repeat').values(repeat).execute()
}

/** Repeats with the task that they repeat and the zone in which its account lives. */
function repeats(db: Db | Trx) {
  return db
    .selectFrom('task_repeat')
    .innerJoin('task', 'task.id', 'task_repeat.task_id')
    .innerJoin('account', 'account.id', 'task.account_id')
    .selectAll('task_repeat')
    .select(['task.number', 'task.name', 'task.kind', 'task.account_id', 'account.account'])
    .select(['account.time_zone', 'account.deleted_at as account_deleted_at'])
}

/** A plan as it is shown. */
export type ShownRepeat = Awaited<ReturnType<ReturnType<typeof repeats>['execute']>>[number]

/** @returns the latest plan of a task, else the one that created it */
export async function repeatOf(db: Db | Trx, taskId: string): Promise<ShownRepeat | undefined> {
  const own = await repeats(db)
    .where('task_repeat.task_id', '=', taskId)
    .orderBy('task_repeat.created_at', 'desc')
    .orderBy('task_repeat.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (own) return own
  return repeats(db)
    .where('task_repeat.id', 'in', (eb) =>
      eb.selectFrom('task_repeat_run').select('repeat_id').where('task_repeat_run.task_id', '=', taskId),
    )
    .executeTakeFirst()
}

/** @returns the plans of a tenant that go on, the next one first */
export function plannedRepeats(db: Db, tenantId: string): Promise<ShownRepeat[]> {
  return repeats(db)
    .where('task_repeat.tenant_id', '=', tenantId)
    .where('task_repeat.next_at', 'is not', null)
    .orderBy('task_repeat.next_at')
    .orderBy('task_repeat.id')
    .limit(MAX_REPEAT_PLANS)
    .execute()
}

/** @returns the latest times that a plan was due, with the tasks that it created and that are still there */
export function latestRuns(db: Db | Trx, repeatId: string) {
  return db
    .selectFrom('task_repeat_run')
    .leftJoin('task', (join) =>
      join.onRef('task.id', '=', 'task_repeat_run.task_id').on('task.deleted_at', 'is', null),
    )
    .selectAll('task_repeat_run')
    .select(['task.id as shown_id', 'task.number'])
    .where('repeat_id', '=', repeatId)
    .orderBy('day', 'desc')
    .limit(MAX_REPEAT_RUNS)
    .execute()
}

/** @returns which plans are due, those that wait longest first */
export async function dueRepeats(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('task_repeat')
    .select('id')
    .where('next_at', 'is not', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Reads and locks a due plan until the end of the transaction; a waiting caller finds that it is no longer due. */
export async function lockDue({ trx, now }: UnitOfWork, id: string) {
  const still = await trx
    .selectFrom('task_repeat')
    .select('id')
    .where('id', '=', id)
    .where('next_at', 'is not', null)
    .where('next_at', '<=', now)
    .forUpdate()
    .executeTakeFirst()
  if (!still) return undefined
  return repeats(trx)
    .innerJoin('user', 'user.id', 'task_repeat.tenant_id')
    .select('user.status as tenant_status')
    .where('task_repeat.id', '=', id)
    .executeTakeFirst()
}

/** @returns whether the task that a plan created last still waits for its seat; one that a person paused does not */
export async function lastWaitsForSeat(trx: Trx, repeatId: string): Promise<boolean> {
  const last = await trx
    .selectFrom('task_repeat_run')
    .innerJoin('task', 'task.id', 'task_repeat_run.task_id')
    .select(['task.status', 'task.park_reason', 'task.deleted_at'])
    .where('repeat_id', '=', repeatId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.status === 'pending' && last.park_reason === null && last.deleted_at === null
}

/** @returns the plans of an account that are not due yet, each with its task's seat; locked until the end of the transaction */
export function lockPlanned(
  { trx, now }: UnitOfWork,
  { tenantId, accountId }: { tenantId: string; accountId: string },
) {
  return trx
    .selectFrom('task_repeat')
    .innerJoin('task', 'task.id', 'task_repeat.task_id')
    .selectAll('task_repeat')
    .select('task.seat_id')
    .where('task.tenant_id', '=', tenantId)
    .where('task.account_id', '=', accountId)
    .where('task_repeat.next_at', '>', now)
    .orderBy('task_repeat.id')
    .forUpdate('task_repeat')
    .execute()
}

export async function changeRepeat(
  trx: Trx,
  id: string,
  change: Pick<TaskRepeatTable, 'next_at' | 'next_day' | 'times_left'>,
): Promise<void> {
  await trx.updateTable('task_repeat').set(change).where('id', '=', id).execute()
}

/** Ends the active plan of a task. @returns whether there was one */
export async function endRepeat(trx: Trx, taskId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('task_repeat')
    .set({ next_at: null, next_day: null })
    .where('task_id', '=', taskId)
    .where('next_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertRun(trx: Trx, run: TaskRepeatRunTable): Promise<void> {
  await trx.insertInto('task_repeat_run').values(run).execute()
}

/** @returns the first targets of a task in their order, as they were written; those of erased people are left out */
export async function targetsWritten(trx: Trx, taskId: string, most: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('task_target')
    .select(['target', 'position'])
    .where('task_id', '=', taskId)
    .orderBy('position')
    .limit(most)
    .execute()
  return rows.flatMap(({ target, position }) => (target === placeholderAt(position) ? [] : [target]))
}
