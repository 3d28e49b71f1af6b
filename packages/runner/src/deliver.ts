import { MAX_BATCH } from '@seaport/contract/work/runner'
import { callForTask } from './call-for-task.ts'
import type { Run, RunnerContext } from './context.ts'

/**
 * Delivers a task's people to the server, batch by batch in order; returns when the task is closing and nothing is left.
 * @throws {TaskLostError}, BatchRejectedError, or the signal's reason
 */
export async function deliver(context: RunnerContext, run: Run, signal: AbortSignal): Promise<void> {
  const { min, max } = context.config.reportIntervalMs
  for (;;) {
    const sent = await deliverNext(context, run, signal)
    if (sent > 0) {
      run.onDelivered.set()
      context.changed()
    }
    if (sent === 0 && run.closing) return
    if (sent === 0) await run.onCollected.wait(max, signal)
    // Waits for more pages: fewer and larger batches cost the server less.
    else if (sent < MAX_BATCH / 2 && !run.closing) await run.onCollected.wait(min, signal)
  }
}

/** @returns how many people were delivered, 0 = none were waiting. @throws as {@link deliver} */
export async function deliverNext(
  context: RunnerContext,
  run: Pick<Run, 'key' | 'claim'>,
  signal: AbortSignal,
): Promise<number> {
  const { journal, server } = context
  const batch = journal.outbox.next(run.key)
  if (!batch) return 0
  const { batch_id, items } = batch
  const { left_out } = await callForTask(context, run, signal, (fence) =>
    server.uploadResources(run.claim.id, { fence, batch_id, items }, signal),
  )
  journal.outbox.delivered(run.key, batch, left_out)
  return items.length
}
