import type { finishTask } from '@seaport/contract/work/runner'
import { taskKinds, taskParams } from '@seaport/contract/work/task-kind'
import type { ParkReason } from '@seaport/contract/work/task-state'
import { sql } from 'kysely'
import type { z } from 'zod'
import { jsonRows } from '../../../db/dialect.ts'
import type { Trx } from '../../../db/schema.ts'
import type { Work } from '../../../kernel/work.ts'
import type { OutcomeChange } from '../stats/stats.public.ts'
import type { TaskRow } from '../task/task.public.ts'

/** Kinds that the protocol of this version can hand out. */
const runnableKinds = Object.keys(taskParams) as (keyof typeof taskParams)[]

/** What a runner said about targets. */
export type Outcomes = z.output<(typeof finishTask)['body']>['targets']

/** A seat and the tenant that it belongs to. */
export interface SeatScope {
  tenantId: string
  seatId: string
}

/** @returns whether the tenant's ports are paid for at this moment */
export async function portsHold({ trx, now }: Work, tenantId: string): Promise<boolean> {
  const { port_expire_at } = await trx
    .selectFrom('user')
    .select('port_expire_at')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return port_expire_at !== null && port_expire_at > now
}

/**
 * Locks what a seat's runner may work on: queued tasks, and running ones that it does not hold, oldest first, as long as their account is still the seat's and
 * not blocked. Tasks that another unit has locked are passed over.
 */
export function lockClaimable(
  { trx }: Work,
  { tenantId, seatId }: SeatScope,
  holding: readonly string[],
  max: number,
) {
  return trx
    .selectFrom('task')
    .innerJoin('account', 'account.id', 'task.account_id')
    .select(['task.id', 'task.status', 'account.account'])
    .where('task.tenant_id', '=', tenantId)
    .where('task.seat_id', '=', seatId)
    .where('task.kind', 'in', runnableKinds)
    .where((eb) =>
      eb.or([
        eb('task.status', '=', 'queued'),
        eb.and([
          eb('task.status', '=', 'running'),
          ...(holding.length > 0 ? [eb('task.id', 'not in', holding)] : []),
        ]),
      ]),
    )
    .whereRef('account.seat_id', '=', 'task.seat_id')
    .where('account.deleted_at', 'is', null)
    .where('account.blocked_at', 'is', null)
    .orderBy('task.number')
    .limit(max)
    .forUpdate('task')
    .skipLocked()
    .execute()
}

/** Changes what a report says of a task beside its state. @returns the task as it is now */
export function writeReport(
  trx: Trx,
  id: string,
  report: {
    pages: number
    seq?: number
    lease_until?: number
    last_progress_at: number
    parked_until?: number | null
    park_reason?: ParkReason | null
  },
): Promise<TaskRow> {
  const { pages, ...rest } = report
  return trx
    .updateTable('task')
    .set((eb) => ({
      ...rest,
      // A new desktop reads some pages again; the number that people see does not fall.
      pages: eb.case().when('pages', '<', pages).then(pages).else(eb.ref('pages')).end(),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Counts newly delivered items. @returns the task as it is now */
export function addToCount(trx: Trx, id: string, added: number): Promise<TaskRow> {
  return trx
    .updateTable('task')
    .set((eb) => ({ actual_count: eb('actual_count', '+', added) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Writes the outcomes of a task's targets; a position that the task does not have is passed over. A promotion's targets are people: what was done to them, or that they
 * were left out, stays so whatever a desktop without its journal says, and the done ones are the task's count.
 * @returns those whose outcome is another one now
 */
export async function writeOutcomes(
  { trx, kind, now }: Work,
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
    // Whoever leaves people out of promotions does not hold the task.
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
