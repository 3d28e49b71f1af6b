import { backoffMs } from './backoff.ts'
import type { Floor, Run } from './floor.ts'
import { readRefusal, TaskGone, Unacceptable } from './gone.ts'
import type { Verdict } from './journal/tasks.ts'
import type { FinishBody, ProgressBody } from './server.ts'

/**
 * Reports a task's progress and so renews its lease: soon after something happened, else now and then. A report is a snapshot, so one
 * that got lost needs no repeating.
 * @throws {TaskGone}, or the signal's reason
 */
export async function report(floor: Floor, run: Run, signal: AbortSignal): Promise<never> {
  const { reportLeast, reportMost, serverBackoff } = floor.settings
  let failures = 0
  for (;;) {
    failures = (await reportOnce(floor, run, signal)) ? 0 : failures + 1
    if (failures > 0) {
      await floor.clock.wait(backoffMs(serverBackoff, failures), signal)
      continue
    }
    await floor.clock.wait(reportLeast, signal)
    await run.progressed.wait(reportMost - reportLeast, signal)
  }
}

/** @returns whether the server has it */
async function reportOnce(floor: Floor, run: Run, signal: AbortSignal): Promise<boolean> {
  const { id, fence } = run.claim
  const body: ProgressBody = {
    fence,
    seq: floor.journal.tasks.nextSeq(run.key),
    ...snapshot(floor, run),
    parked: run.parked && { until: new Date(run.parked.until).toISOString(), reason: run.parked.reason },
  }
  try {
    return (await floor.link.attempt(() => floor.server.progress(id, body, signal))) !== null
  } catch (error) {
    signal.throwIfAborted()
    const fate = readRefusal(error, floor.logger, id)
    if (fate instanceof TaskGone && fate.fate === 'lost' && run.claim.fence !== fence) return true
    if (fate instanceof Unacceptable) return true
    throw fate
  }
}

/** Tells the server how the task ended, once everything is delivered. @throws {TaskGone}, Unacceptable, or the signal's reason */
export async function finish(floor: Floor, run: Run, verdict: Verdict, signal: AbortSignal): Promise<void> {
  const { id } = run.claim
  for (;;) {
    const { fence } = run.claim
    const body: FinishBody = { fence, ...verdict, ...snapshot(floor, run) }
    try {
      await floor.link.insist(() => floor.server.finish(id, body, signal), signal)
      return
    } catch (error) {
      signal.throwIfAborted()
      const fate = readRefusal(error, floor.logger, id)
      if ((fate as TaskGone).fate === 'lost' && run.claim.fence !== fence) continue
      throw fate
    }
  }
}

function snapshot({ journal }: Floor, run: Run) {
  const { people, pages } = journal.tasks.get(run.key)
  const targets = journal.tasks
    .targets(run.key)
    .map(({ position, outcome, reason, collected }) => ({ position, outcome, reason, collected }))
  return { actual_count: people, pages, targets }
}
