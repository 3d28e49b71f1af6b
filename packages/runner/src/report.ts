import { backoffMs } from './backoff.ts'
import { callForTask, isOutdated } from './call-for-task.ts'
import type { Run, RunnerContext } from './context.ts'
import type { Verdict } from './journal/tasks.ts'
import type { ProgressBody } from './server.ts'
import { BatchRejectedError, toTaskError } from './task-errors.ts'

/**
 * Reports a task's progress and thereby renews its lease: soon after a change, otherwise at intervals. A report is a snapshot, so a lost one need not
 * be repeated.
 * @throws {TaskLostError}, or the signal's reason
 */
export async function report(context: RunnerContext, run: Run, signal: AbortSignal): Promise<never> {
  const { reportIntervalMs, serverBackoff } = context.config
  let failures = 0
  for (;;) {
    failures = (await reportOnce(context, run, signal)) ? 0 : failures + 1
    if (failures > 0) {
      await context.clock.wait(backoffMs(serverBackoff, failures), signal)
      continue
    }
    await context.clock.wait(reportIntervalMs.min, signal)
    await run.onProgress.wait(reportIntervalMs.max - reportIntervalMs.min, signal)
  }
}

/** @returns whether the report arrived */
async function reportOnce(context: RunnerContext, run: Run, signal: AbortSignal): Promise<boolean> {
  const { journal, connection, server, logger } = context
  const { id, fence } = run.claim
  const body: ProgressBody = {
    fence,
    seq: journal.tasks.nextSequence(run.key),
    ...snapshot(context, run),
    parked: run.parked && {
      until: run.parked.until === null ? null : new Date(run.parked.until).toISOString(),
      reason: run.parked.reason,
    },
  }
  try {
    if ((await connection.tryOnce(() => server.progress(id, body, signal))) === null) return false
  } catch (error) {
    signal.throwIfAborted()
    const taskError = toTaskError(error, logger, id)
    if (isOutdated(taskError, run, fence) || taskError instanceof BatchRejectedError) return true
    throw taskError
  }
  if (run.claim.fence === fence) noteTold(context, run, body.cost)
  return true
}

/** Reports the end of a task, once everything is delivered. @throws {TaskLostError}, BatchRejectedError, or the signal's reason */
export async function finish(
  context: RunnerContext,
  run: Run,
  verdict: Verdict,
  signal: AbortSignal,
): Promise<void> {
  const told = await callForTask(context, run, signal, async (fence) => {
    const ending = { fence, ...verdict, ...snapshot(context, run) }
    await context.server.finish(run.claim.id, ending, signal)
    return ending.cost
  })
  noteTold(context, run, told)
}

/** On a full disk the next report notes it: what is told twice meanwhile is no reason to stop. */
function noteTold({ journal, logger }: RunnerContext, run: Run, cost: number): void {
  try {
    journal.tasks.noteToldCost(run.key, cost)
  } catch (error) {
    logger.warn({ task: run.claim.id, error: String(error) }, 'a told cost was not noted')
  }
}

function snapshot({ journal }: RunnerContext, run: Run) {
  const { people, pages, cost } = journal.tasks.get(run.key)
  const targets = journal.tasks
    .targets(run.key)
    .map(({ position, outcome, reason, collected }) => ({ position, outcome, reason, collected }))
  return { actual_count: people, pages, cost, targets }
}
