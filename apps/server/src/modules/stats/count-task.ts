import { taskKinds } from '@seaport/contract/task-kind'
import type { Work } from '../../app/work.ts'
import type { TaskTable, TaskTargetTable } from '../../db/schema.ts'
import { count, type Happening } from './count.ts'

type CountedTask = Happening['task'] & Pick<TaskTable, 'ended_at'>

/** An outcome of a target that was not the same before. */
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

/** Counts the targets of a promotion that have an outcome now; one that had another before no longer counts under that. Links that are collected from do not count. */
export async function countOutcomes(
  work: Work,
  task: Happening['task'],
  changes: readonly OutcomeChange[],
): Promise<void> {
  if (taskKinds[task.kind].family !== 'promotion') return
  await count(
    work,
    changes.flatMap(({ from, to }) => [
      ...(from.outcome === 'pending' || from.settled_at === null
        ? []
        : [{ task, at: from.settled_at, counts: { [measures[from.outcome]]: -1 } }]),
      ...(to === 'pending' ? [] : [{ task, at: work.now, counts: { [measures[to]]: 1 } }]),
    ]),
  )
}

/**
 * A failed task is tried again: neither its failure nor those of its targets count any more.
 * @param task as it was when it had failed
 * @param failedAt since when its targets had counted as failed; null = they had not
 */
export async function countRetry(
  work: Work,
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
