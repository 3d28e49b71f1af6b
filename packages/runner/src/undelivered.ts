import type { RunnerContext } from './context.ts'
import { deliverNext } from './deliver.ts'
import type { JournaledTask } from './journal/tasks.ts'
import { deliverKeeps } from './manual-collection.ts'
import { deliverOutcomes } from './manual-promotion.ts'
import { BatchRejectedError, TaskLostError } from './task-errors.ts'

/**
 * Delivers the remaining items of tasks that are no longer in progress: people found before a person ended the task belong to the library. Deletes
 * finished tasks.
 * @param working tasks in progress, by id: they deliver their own
 * @param refused ids of tasks whose old fence was refused: a lost task's people are delivered when it comes back
 */
export async function deliverUndelivered(
  context: RunnerContext,
  working: { has(id: string): boolean },
  refused: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  const { journal, clock, config } = context
  for (const task of journal.tasks.inPhase('ended', 'lost')) {
    const { id } = task.claim
    if (working.has(id) || refused.has(id)) continue
    const result = await deliverTask(context, task, signal)
    if (working.has(id)) continue
    if (result === 'expired') refused.add(id)
    if (task.phase === 'ended' || result === 'over') journal.tasks.delete(task.key)
  }
  journal.tasks.deleteExpired(clock.now() - config.retentionMs)
}

/** @returns delivered = nothing is left, expired = the fence is outdated, over = the server accepts no more of it */
async function deliverTask(
  context: RunnerContext,
  task: JournaledTask,
  signal: AbortSignal,
): Promise<'delivered' | 'expired' | 'over'> {
  try {
    while ((await deliverNext(context, task, signal)) > 0) context.changed()
    await deliverOutcomes(context, task, signal)
    await deliverKeeps(context, task, signal)
    return 'delivered'
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TaskLostError) return error.reason === 'expired' ? 'expired' : 'over'
    if (error instanceof BatchRejectedError) return 'over'
    throw error
  }
}
