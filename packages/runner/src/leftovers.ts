import { deliverTold } from './assist.ts'
import { deliverNext } from './deliver.ts'
import type { Floor } from './floor.ts'
import { TaskGone, Unacceptable } from './gone.ts'
import type { JournaledTask } from './journal/tasks.ts'

/**
 * Delivers what tasks that we no longer work on have left: people found before a person ended the task belong to the library. Forgets
 * the tasks that are done with.
 * @param working tasks at work, by id: they deliver their own
 * @param refused ids of tasks whose old fence was refused: a lost one's people go out when it comes back
 */
export async function deliverLeftovers(
  floor: Floor,
  working: { has(id: string): boolean },
  refused: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  const { journal, clock, settings } = floor
  for (const task of journal.tasks.inPhase('ended', 'lost')) {
    const { id } = task.claim
    if (working.has(id) || refused.has(id)) continue
    const fate = await deliverTask(floor, task, signal)
    if (working.has(id)) continue
    if (fate === 'lost') refused.add(id)
    if (task.phase === 'ended' || fate === 'over') journal.tasks.forget(task.key)
  }
  journal.tasks.prune(clock.now() - settings.keepFor)
}

/** @returns delivered = nothing is left, lost = the fence is an old one, over = the server wants nothing more of it */
async function deliverTask(
  floor: Floor,
  task: JournaledTask,
  signal: AbortSignal,
): Promise<'delivered' | 'lost' | 'over'> {
  try {
    while ((await deliverNext(floor, task, signal)) > 0) floor.changed()
    await deliverTold(floor, task, signal)
    return 'delivered'
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TaskGone) return error.fate === 'lost' ? 'lost' : 'over'
    if (error instanceof Unacceptable) return 'over'
    throw error
  }
}
