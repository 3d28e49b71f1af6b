import { taskKinds } from '@seaport/contract/work/task-kind'
import type { TaskTable, TaskTargetTable } from '../../../db/schema/task.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { count, type StatEvent } from './count.ts'

type CountedTask = StatEvent['task'] & Pick<TaskTable, 'ended_at'>

/** A changed outcome of a target. */
export interface OutcomeChange {
  from: Pick<TaskTargetTable, 'outcome' | 'settled_at'>
  to: TaskTargetTable['outcome']
}

const measures = {
  done: 'promoted_done',
  failed: 'promoted_failed',
  skipped: 'promoted_skipped',
  unknown: 'promoted_unknown',
} as const

/** Counts the new outcomes of a promotion's targets; a target's earlier outcome is subtracted. Sources of collections don't count. */
export function countOutcomes(
  work: UnitOfWork,
  task: StatEvent['task'],
  changes: readonly OutcomeChange[],
): Promise<void> {
  return count(work, statEventsOf(task, changes, work.now))
}

/**
 * Subtracts a retried task's failure and those of its targets.
 * @param task as it was when it failed
 * @param failedAt since when its targets counted as failed; null = they did not
 */
export async function reverseFailureCounts(
  work: UnitOfWork,
  task: CountedTask,
  failedAt: readonly (number | null)[],
): Promise<void> {
  if (task.ended_at !== null) await count(work, [{ task, at: task.ended_at, counts: { tasks_error: -1 } }])
  await countOutcomes(
    work,
    task,
    failedAt.map((settled_at) => ({ from: { outcome: 'failed', settled_at }, to: 'pending' })),
  )
}

/** Counts targets that were left out of promotions before a runner came to them. @param taskIds the task of each */
export async function countSkipped(work: UnitOfWork, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length === 0) return
  const tasks = await work.trx
    .selectFrom('task')
    .select(['id', 'tenant_id', 'seat_id', 'kind'])
    .where('id', 'in', [...new Set(taskIds)])
    .execute()
  const skipped = { from: { outcome: 'pending', settled_at: null }, to: 'skipped' } as const
  await count(
    work,
    tasks.flatMap((task) =>
      statEventsOf(
        task,
        taskIds.filter((id) => id === task.id).map(() => skipped),
        work.now,
      ),
    ),
  )
}

function statEventsOf(task: StatEvent['task'], changes: readonly OutcomeChange[], now: number): StatEvent[] {
  if (taskKinds[task.kind].family !== 'promotion') return []
  return changes.flatMap(({ from, to }) => [
    ...(from.outcome === 'pending' || from.settled_at === null
      ? []
      : [{ task, at: from.settled_at, counts: { [measures[from.outcome]]: -1 } }]),
    ...(to === 'pending' ? [] : [{ task, at: now, counts: { [measures[to]]: 1 } }]),
  ])
}
