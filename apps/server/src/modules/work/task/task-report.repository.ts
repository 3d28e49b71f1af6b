import type { ParkReason } from '@seaport/contract/work/task-state.schema'
import { sql } from 'kysely'
import { firstOf, runKept } from '../../../db/kept-plans.ts'
import type { Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { type TaskRow, taskColumns } from './task.repository.ts'

/** Writes what a runner reports of a task, except for its state. @returns the updated task */
export async function writeReport(
  trx: Trx,
  id: string,
  report: {
    pages: number
    cost: number
    spent: number
    seq?: number
    lease_until?: number
    last_progress_at: number
    parked_until?: number | null
    park_reason?: ParkReason | null
  },
): Promise<TaskRow> {
  const { pages, ...rest } = report
  const written = trx
    .updateTable('task')
    .set((eb) => ({
      ...rest,
      // A new desktop reads some pages again; the number that people see does not fall.
      pages: eb.case().when('pages', '<', pages).then(pages).else(eb.ref('pages')).end(),
    }))
    .where('id', '=', id)
    .returning(taskColumns)
    .compile()
  return firstOf(await runKept(trx, written))
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

/** Recounts a promotion's progress from its targets. @returns the updated task */
export function countDone({ trx, now }: UnitOfWork, id: string): Promise<TaskRow> {
  const done = sql<number>`(select count(*) from task_target where task_id = ${id} and outcome = 'done')`
  return trx
    .updateTable('task')
    .set({ actual_count: done, last_progress_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
