import { MAX_BATCH } from '@seaport/contract/work/runner'
import type { Floor, Run } from './floor.ts'
import { readRefusal, type TaskGone } from './gone.ts'

/**
 * Takes a task's people to the server, batch by batch in order, as long as it runs; returns when it is closing and nothing is left.
 * @throws {TaskGone}, Unacceptable, or the signal's reason
 */
export async function deliver(floor: Floor, run: Run, signal: AbortSignal): Promise<void> {
  for (;;) {
    const sent = await deliverNext(floor, run, signal)
    if (sent > 0) {
      run.delivered.ring()
      floor.changed()
    }
    if (sent === 0 && run.closing) return
    if (sent === 0) await run.found.wait(floor.settings.reportMost, signal)
    // A moment to gather pages: fewer and larger batches cost the server less.
    else if (sent < MAX_BATCH / 2 && !run.closing) await run.found.wait(floor.settings.reportLeast, signal)
  }
}

/** @returns how many people were delivered, 0 = none were waiting. @throws as {@link deliver} */
export async function deliverNext(
  floor: Floor,
  run: Pick<Run, 'key' | 'claim'>,
  signal: AbortSignal,
): Promise<number> {
  const batch = floor.journal.outbox.next(run.key)
  if (!batch) return 0
  const { id } = run.claim
  const { batch_id, items } = batch
  for (;;) {
    const { fence } = run.claim
    try {
      const { left_out } = await floor.link.insist(
        () => floor.server.uploadResources(id, { fence, batch_id, items }, signal),
        signal,
      )
      floor.journal.outbox.delivered(run.key, batch, left_out)
      return items.length
    } catch (error) {
      signal.throwIfAborted()
      const fate = readRefusal(error, floor.logger, id)
      // The task was given to us anew while the call was under way.
      if ((fate as TaskGone).fate === 'lost' && run.claim.fence !== fence) continue
      throw fate
    }
  }
}
