import { taskKinds } from '@seaport/contract/work/task-kind'
import type { Work } from '../../../kernel/work.ts'
import { countOutcomes } from '../stats/stats.public.ts'
import type { TaskRow } from './task.repository.ts'

/** What somebody had begun when their task came to its end stays unknown, until they say what became of it. */
export async function closeBegun(work: Work, tasks: readonly TaskRow[]): Promise<void> {
  for (const task of tasks) {
    if (taskKinds[task.kind].family !== 'promotion') continue
    const begun = await work.trx
      .updateTable('task_target')
      .set({ settled_at: work.now })
      .where('task_id', '=', task.id)
      .where('outcome', '=', 'unknown')
      .where('settled_at', 'is', null)
      .returning('position')
      .execute()
    const pending = { outcome: 'pending', settled_at: null } as const
    await countOutcomes(
      work,
      task,
      begun.map(() => ({ from: pending, to: 'unknown' })),
    )
  }
}
