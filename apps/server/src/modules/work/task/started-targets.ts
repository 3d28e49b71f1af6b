import { taskKinds } from '@seaport/contract/work/task-kind'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { countOutcomes } from '../stats/stats.public.ts'
import type { TaskRow } from './task.repository.ts'
import { settleBegun } from './task-target.repository.ts'

/** A target that was started when its task ended stays unknown until somebody records its outcome. */
export async function markStartedUnknown(work: UnitOfWork, tasks: readonly TaskRow[]): Promise<void> {
  for (const task of tasks) {
    if (taskKinds[task.kind].family !== 'promotion') continue
    const begun = await settleBegun(work, task.id)
    const pending = { outcome: 'pending', settled_at: null } as const
    await countOutcomes(
      work,
      task,
      Array.from({ length: begun }, () => ({ from: pending, to: 'unknown' })),
    )
  }
}
