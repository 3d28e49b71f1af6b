import { runAutomaticPromotion } from './automatic-promotion.ts'
import { waitUntil } from './clock.ts'
import { collect, hasReachedTarget, targetReached } from './collect.ts'
import type { Run, RunnerContext } from './context.ts'
import { deliver } from './deliver.ts'
import { isDiskFull } from './disk-full.ts'
import { isCollectedByHand, isCollection, isSentByItself } from './executor.ts'
import type { Phase, Verdict } from './journal/tasks.ts'
import { deliverKeeps, runManualCollection } from './manual-collection.ts'
import { deliverOutcomes, runManualPromotion } from './manual-promotion.ts'
import { finish, report } from './report.ts'
import { runConcurrently } from './run-concurrently.ts'
import { BatchRejectedError, TaskLostError } from './task-errors.ts'

/**
 * Works on a task until the server knows its end, or the task is no longer ours. Collecting, delivering and reporting run concurrently and exchange
 * data through the journal.
 * @throws the reason of `stop`, or that the disk is full: both leave the task as it is
 */
export async function runTask(context: RunnerContext, run: Run, stop: AbortSignal): Promise<void> {
  const { journal, clock, logger } = context
  const done = new AbortController()
  try {
    await runConcurrently(stop, [
      async (signal) => {
        await runConcurrently(signal, [
          (inner) => ensureVerdict(context, run, inner),
          (inner) => deliverAll(context, run, inner),
        ])
        done.abort()
      },
      (signal) => reportUntil(done.signal, context, run, signal),
    ])
    const { verdict } = journal.tasks.get(run.key)
    if (!verdict) throw new Error('runner: a task was delivered without a verdict')
    await deliverOutcomes(context, run, stop)
    await deliverKeeps(context, run, stop)
    await finish(context, run, verdict, stop)
    run.isFinished = true
    if (verdict.status === 'completed') journal.tasks.delete(run.key)
    else journal.tasks.setPhase(run.key, 'failed', clock.now())
  } catch (error) {
    stop.throwIfAborted()
    if (isDiskFull(error)) throw error
    releaseTask(context, run, error)
    logger.info({ task: run.claim.id, why: String(error) }, 'task left')
  }
}

async function ensureVerdict(context: RunnerContext, run: Run, signal: AbortSignal): Promise<void> {
  const { tasks } = context.journal
  if (!tasks.get(run.key).verdict) {
    const verdict = await runUntilVerdict(context, run, signal)
    tasks.close(run.key, verdict, context.clock.now())
    context.logger.info({ task: run.claim.id, ...verdict }, 'task decided')
  }
  run.closing = true
  run.onCollected.set()
  run.onProgress.set()
  context.changed()
}

/** A rejected batch ends the task: continuing would only collect more of the same. */
async function deliverAll(context: RunnerContext, run: Run, signal: AbortSignal): Promise<void> {
  try {
    await deliver(context, run, signal)
  } catch (error) {
    if (!(error instanceof BatchRejectedError)) throw error
    const people = context.journal.outbox.discard(run.key)
    context.logger.error({ task: run.claim.id, people }, 'the server does not take what was collected')
    run.refused.abort(error)
    context.journal.tasks.close(run.key, FAULT, context.clock.now())
  }
}

async function reportUntil(
  done: AbortSignal,
  context: RunnerContext,
  run: Run,
  signal: AbortSignal,
): Promise<void> {
  const inner = new AbortController()
  const stop = () => inner.abort(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  done.addEventListener('abort', stop, { once: true })
  try {
    await report(context, run, inner.signal)
  } catch (error) {
    if (!done.aborted) throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

const FAULT: Verdict = { status: 'error', reason: 'fault' }

/** Interval for checking whether the person has finished the target in progress, once the time is up. */
const MANUAL_POLL_MS = 1000

/** Works until the task has ended by its work or by its time. */
async function runUntilVerdict(context: RunnerContext, run: Run, signal: AbortSignal): Promise<Verdict> {
  const { clock, logger } = context
  const minutes = run.claim.work.params.duration_minutes
  let verdict: Verdict | null = null
  const decided = new AbortController()
  const decide = (reached: Verdict) => {
    verdict ??= reached
    decided.abort()
  }
  const timer = async (inner: AbortSignal) => {
    if (minutes === null) return
    await waitUntil(clock, Date.parse(run.claim.started_at) + minutes * 60_000, inner)
    // A target in progress is not interrupted.
    while (context.journal.attempts.current(run.key)) await clock.wait(MANUAL_POLL_MS, inner)
    decide(hasReachedTarget(context, run) ? targetReached : { status: 'completed', reason: 'duration_over' })
  }
  const work = workOf(run)
  const ends = AbortSignal.any([signal, decided.signal, run.refused.signal])
  try {
    await runConcurrently(ends, [timer, async (inner) => decide(await work(context, run, inner))])
  } catch (error) {
    signal.throwIfAborted()
    // The server is told of this end, or it would assign the task again.
    if (run.refused.signal.aborted) return verdict ?? FAULT
    if (error instanceof TaskLostError || error instanceof BatchRejectedError) throw error
    if (isDiskFull(error)) throw error
    if (!ends.aborted) logger.error({ task: run.claim.id, err: error }, 'work failed unexpectedly')
  }
  return verdict ?? FAULT
}

function workOf({ claim }: Run) {
  if (isCollectedByHand(claim)) return runManualCollection
  if (isCollection(claim)) return collect
  return isSentByItself(claim) ? runAutomaticPromotion : runManualPromotion
}

/** Stops working on a task, and journals whether it may be resumed. */
function releaseTask({ journal, clock, logger }: RunnerContext, run: Run, error: unknown): void {
  const known = error instanceof TaskLostError || error instanceof BatchRejectedError
  if (!known) logger.error({ task: run.claim.id, err: error }, 'task failed unexpectedly')
  if (error instanceof TaskLostError && error.reason === 'deleted') journal.tasks.delete(run.key)
  else journal.tasks.setPhase(run.key, phaseAfter(error), clock.now())
}

function phaseAfter(error: unknown): Phase {
  if (error instanceof TaskLostError) return error.reason === 'ended' ? 'ended' : 'lost'
  return error instanceof BatchRejectedError ? 'failed' : 'lost'
}
