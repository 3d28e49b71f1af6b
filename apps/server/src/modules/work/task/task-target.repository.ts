import type * as runnerSchema from '@seaport/contract/work/runner.schema'
import type { PromotionOutcome } from '@seaport/contract/work/runner.schema'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { jsonRows } from '../../../db/dialect.ts'
import { type PageRequest, readPage } from '../../../db/page.ts'
import type { TaskTable, TaskTargetTable } from '../../../db/schema/task.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { OutcomeChange } from '../stats/stats.public.ts'

export type TargetRow = Selectable<TaskTargetTable>
type TaskRow = Selectable<TaskTable>

/** Outcomes of targets from a runner. */
export type Outcomes = z.output<(typeof runnerSchema.finishTask)['body']>['targets']

/** Inserts a task's targets. */
export async function insertTargets(
  { trx, kind }: UnitOfWork,
  taskId: string,
  targets: readonly string[],
): Promise<void> {
  if (targets.length === 0) return
  const rows = jsonRows(
    kind,
    { position: 'integer', target: 'text' },
    targets.map((target, position) => ({ position, target })),
  )
  await sql`
    insert into task_target (task_id, position, target, outcome, collected)
    select ${taskId}, item.position, item.target, 'pending', 0 from ${rows} as item`.execute(trx)
}

export function listTargets(
  db: Db | Trx,
  taskId: string,
  query: PageRequest & { order: 'asc' | 'desc'; outcome?: TargetRow['outcome'] | undefined },
): Promise<{ rows: TargetRow[]; total: number }> {
  const { outcome } = query
  const targets = db
    .selectFrom('task_target')
    .selectAll()
    .where('task_id', '=', taskId)
    .$if(outcome !== undefined, (all) => all.where('outcome', '=', outcome as TargetRow['outcome']))
  return readPage(db, targets.orderBy('position', query.order), query)
}

/** @returns the targets of a task after a position, in their order */
export function targetsAfter(
  db: Db | Trx,
  taskId: string,
  {
    position,
    outcome,
    limit,
  }: { position: number; outcome?: TargetRow['outcome'] | undefined; limit: number },
): Promise<TargetRow[]> {
  return db
    .selectFrom('task_target')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('position', '>', position)
    .$if(outcome !== undefined, (all) => all.where('outcome', '=', outcome as TargetRow['outcome']))
    .orderBy('position')
    .limit(limit)
    .execute()
}

/** @returns how many targets of a task have which outcome */
export async function countTargets(
  db: Db | Trx,
  taskId: string,
): Promise<Record<TargetRow['outcome'], number>> {
  const rows = await db
    .selectFrom('task_target')
    .select((eb) => ['outcome', eb.fn.countAll<number>().as('targets')])
    .where('task_id', '=', taskId)
    .groupBy('outcome')
    .execute()
  const none = { pending: 0, done: 0, skipped: 0, failed: 0, unknown: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ outcome, targets }) => [outcome, Number(targets)])) }
}

/** @returns whether a task has targets that are still to be worked on */
export async function hasWaiting(trx: Trx, taskId: string): Promise<boolean> {
  const waiting = await trx
    .selectFrom('task_target')
    .select('position')
    .where('task_id', '=', taskId)
    .where('outcome', '=', 'pending')
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}

/** @returns what a task works on first */
export async function firstTarget(trx: Trx, taskId: string): Promise<string> {
  const { target } = await trx
    .selectFrom('task_target')
    .select('target')
    .where('task_id', '=', taskId)
    .where('position', '=', 0)
    .executeTakeFirstOrThrow()
  return target
}

/** Makes failed targets pending again. @returns since when they counted as failed */
export async function reopenTargets(trx: Trx, taskId: string): Promise<(number | null)[]> {
  const failed = await trx
    .selectFrom('task_target')
    .select('settled_at')
    .where('task_id', '=', taskId)
    .where('outcome', '=', 'failed')
    .execute()
  await trx
    .updateTable('task_target')
    .set({ outcome: 'pending', reason: null, settled_at: null })
    .where('task_id', '=', taskId)
    .where('outcome', '=', 'failed')
    .execute()
  return failed.map(({ settled_at }) => settled_at)
}

/** @returns the started target without an outcome */
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

/** Skips pending targets before a position, or all of them, because they were reached already. @returns how many */
export async function skipTargetsBefore(
  { trx, now }: UnitOfWork,
  taskId: string,
  position?: number,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('task_target')
    .set({ outcome: 'skipped', reason: 'contacted_lately', settled_at: now })
    .where('task_id', '=', taskId)
    .where('outcome', '=', 'pending')
    .$if(position !== undefined, (query) => query.where('position', '<', position as number))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Starts a target: from now on it counts as reached. */
export async function beginTarget({ trx, now }: UnitOfWork, task: TaskRow, position: number): Promise<void> {
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

/** Records the outcome of a started target. One that was not done no longer counts as an action. */
export async function settleTargetRow(
  { trx, now }: UnitOfWork,
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

/** Undoes a target's outcome: it is started again, and an action counts from its earlier start. */
export async function reopenTarget(
  { trx, now }: UnitOfWork,
  task: TaskRow,
  target: TargetRow,
): Promise<void> {
  await trx
    .updateTable('task_target')
    .set({
      outcome: 'unknown',
      reason: null,
      settled_at: null,
      begun_at: target.begun_at ?? now,
      begun_by: target.begun_by ?? task.account_id,
      begun_fence: task.fence,
    })
    .where('task_id', '=', target.task_id)
    .where('position', '=', target.position)
    .execute()
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

/** Marks started targets without an outcome as unknown. @returns how many */
export async function settleBegun({ trx, now }: UnitOfWork, taskId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('task_target')
    .set({ settled_at: now })
    .where('task_id', '=', taskId)
    .where('outcome', '=', 'unknown')
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/**
 * Records the outcomes of a task's targets, ignoring unknown positions. Outcomes of a promotion's people are final, whatever a desktop without its
 * journal reports, and the done ones are the task's count.
 * @returns the targets whose outcome changed
 */
export async function writeOutcomes(
  { trx, kind, now }: UnitOfWork,
  { id, kind: taskKind }: TaskRow,
  outcomes: Outcomes,
): Promise<OutcomeChange[]> {
  const isPromotion = taskKinds[taskKind].family === 'promotion'
  const told = outcomes.filter(({ outcome }) => !isPromotion || outcome !== 'pending')
  if (told.length === 0) return []
  const latest = new Map(told.map((outcome) => [outcome.position, outcome]))
  const before = await trx
    .selectFrom('task_target')
    .select(['position', 'outcome', 'settled_at'])
    .where('task_id', '=', id)
    .where('position', 'in', [...latest.keys()])
    .orderBy('position')
    // The task's lock is not enough, because targets are also skipped without it.
    .forUpdate()
    .execute()
  const rows = jsonRows(
    kind,
    { position: 'integer', outcome: 'text', reason: 'text', collected: 'integer' },
    [...latest.values()],
  )
  await sql`
    update task_target set outcome = item.outcome, reason = item.reason, collected = item.collected,
      settled_at = case when item.outcome = 'pending' then null when item.outcome = task_target.outcome then task_target.settled_at
        else cast(${now} as bigint) end
    from ${rows} as item
    where task_target.task_id = ${id} and task_target.position = item.position`.execute(trx)
  if (isPromotion) {
    const done = sql<number>`(select count(*) from task_target where task_id = ${id} and outcome = 'done')`
    await trx.updateTable('task').set({ actual_count: done }).where('id', '=', id).execute()
  }
  return before.flatMap(({ position, ...from }) => {
    const to = latest.get(position)?.outcome ?? from.outcome
    return to === from.outcome ? [] : [{ from, to }]
  })
}
