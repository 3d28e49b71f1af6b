import { callForTask } from './call-for-task.ts'
import { hasReachedTarget, targetReached } from './collect.ts'
import type { Run, RunnerContext } from './context.ts'
import type { KeepOrder, KeptProfile } from './journal/keeps.ts'
import type { Verdict } from './journal/tasks.ts'
import { BatchRejectedError } from './task-errors.ts'

/** Actions wake the loop; this interval only limits the delay of a missed one. */
const IDLE_MS = 60_000

/**
 * Runs a collection by hand: delivers keeps and undos until the task has enough. The runner itself reads and opens no pages.
 * @returns the end reason.
 * @throws {TaskLostError}, or the signal's reason
 */
export async function runManualCollection(
  context: RunnerContext,
  run: Run,
  signal: AbortSignal,
): Promise<Verdict> {
  for (;;) {
    await deliverKeeps(context, run, signal)
    if (hasReachedTarget(context, run)) return targetReached
    await run.onAction.wait(IDLE_MS, signal)
  }
}

/** Delivers keeps and undos, in sequence. @throws {TaskLostError}, or the signal's reason */
export async function deliverKeeps(
  context: RunnerContext,
  run: Pick<Run, 'key' | 'claim'>,
  signal: AbortSignal,
): Promise<void> {
  const { keeps } = context.journal
  for (let order = keeps.nextOrder(run.key); order; order = keeps.nextOrder(run.key)) {
    await deliverOrder(context, run, order, signal)
    context.changed()
  }
}

async function deliverOrder(
  context: RunnerContext,
  run: Pick<Run, 'key' | 'claim'>,
  order: KeepOrder,
  signal: AbortSignal,
): Promise<void> {
  const { journal, server, logger } = context
  const { id } = run.claim
  try {
    if (order.action === 'keep') {
      const { page, seq, version } = order
      const answer = await callForTask(context, run, signal, (fence) =>
        server.keep(id, { fence, page }, signal),
      )
      journal.keeps.kept(run.key, seq, version, answer)
    } else {
      const { url, seq } = order
      const { collected } = await callForTask(context, run, signal, (fence) =>
        server.undoKeep(id, { fence, url }, signal),
      )
      journal.keeps.undone(run.key, seq, collected)
    }
  } catch (error) {
    if (!(error instanceof BatchRejectedError)) throw error
    // The server found no profile at the address: this keep is rejected, and the task continues.
    logger.warn({ task: id, seq: order.seq }, 'the server does not take a profile that was kept')
    journal.keeps.rejected(run.key, order.seq)
  }
}

/** Result of keeping a person. */
export type KeepResult = 'kept' | 'duplicate'

/** Journals a kept person; delivered once the server can be reached. */
export function keepProfile(
  context: RunnerContext,
  run: Run,
  profile: KeptProfile,
  note: string,
): KeepResult {
  const { keeps } = context.journal
  const isNew = keeps.keep(run.key, run.source, profile, note, context.clock.now())
  if (isNew) onAction(context, run)
  return isNew ? 'kept' : 'duplicate'
}

/** Undoes a keep. @returns false if there is no such keep */
export function undoKeep(context: RunnerContext, run: Run, seq: number): boolean {
  const isUndone = context.journal.keeps.undo(run.key, seq)
  if (isUndone) onAction(context, run)
  return isUndone
}

/** @returns false if the person was not kept */
export function noteKeep(context: RunnerContext, run: Run, seq: number, note: string): boolean {
  const isNoted = context.journal.keeps.setNote(run.key, seq, note)
  if (isNoted) onAction(context, run)
  return isNoted
}

function onAction(context: RunnerContext, run: Run): void {
  run.onAction.set()
  run.onProgress.set()
  context.changed()
}
