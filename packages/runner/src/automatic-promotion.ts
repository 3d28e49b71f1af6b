import type { PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner.schema'
import { backoffMs } from './backoff.ts'
import { callForTask } from './call-for-task.ts'
import { costCounter, createWaits, park } from './collect.ts'
import type { Run, RunnerContext } from './context.ts'
import { isDiskFull } from './disk-full.ts'
import {
  ExecutorFault,
  type Fault,
  isPromotion,
  type PromotionExecutor,
  type PromotionTask,
  type SentOutcome,
} from './executor.ts'
import type { Verdict } from './journal/tasks.ts'
import { applyNextAnswer, beginTarget, deliverOutcomes } from './manual-promotion.ts'
import { setParking } from './parking.ts'

/**
 * Sends a promotion's targets through the network's API, in sequence, as the guard allows. The server and then the
 * journal record a target's start before anything is sent; a started target without an outcome is looked up and never
 * sent again.
 * @returns why it ended.
 * @throws {TaskLostError}, BatchRejectedError, or the signal's reason
 */
export async function runAutomaticPromotion(
  context: RunnerContext,
  run: Run,
  signal: AbortSignal,
): Promise<Verdict> {
  const { attempts } = context.journal
  const { claim } = run
  const executor = context.executors.find(
    (one): one is PromotionExecutor =>
      one.mode === 'promote' &&
      one.networks.includes(claim.account.network) &&
      one.kinds.includes(claim.work.kind),
  )
  if (!executor || !isPromotion(claim)) return { status: 'error', reason: 'capability_refused' }
  const waits = createWaits(context)
  const guard = createWaits(context)
  /** Targets that this run has settled; the server can't start them again. */
  const settled = new Set<number>()
  for (let failures = 0; ; ) {
    await deliverOutcomes(context, run, signal)
    const step = await currentStep(context, run, signal)
    if (step.kind === 'over') return { status: 'completed', reason: step.reason }
    if (step.kind === 'wait') {
      const until = guard.next(Date.parse(step.until))
      await park(
        context,
        run,
        { until: until === 'spent' ? later(context) : until, reason: step.reason },
        signal,
      )
      continue
    }
    guard.reset()
    const { target, wasBegun } = step
    if (settled.has(target.position)) {
      // Sent, but the server refuses to count it: a person has to decide about the target now.
      settle(context, run, { position: target.position, outcome: 'unknown', reason: null })
      await deliverOutcomes(context, run, signal)
      return { status: 'error', reason: 'fault' }
    }
    // Two tasks of one account may send the same text: the first one's id is recorded before the second one is looked up.
    const fault = await context.turns.take(`${claim.account.id} ${claim.work.kind}`, signal, () =>
      perform(context, run, { executor, task: claim, target, wasBegun }, signal),
    )
    if (fault === null) {
      failures = 0
      waits.reset()
      settled.add(target.position)
      setParking(context, run, null)
      continue
    }
    failures += 1
    const isSpent = failures > context.config.retryBudget
    const until = fault.kind === 'wait' ? waits.next(fault.until) : null
    const verdict: Verdict | null =
      until === 'spent' ? { status: 'error', reason: 'retries_spent' } : verdictOf(fault, isSpent)
    // Nothing was sent, so the target may be offered again; one that may have been sent is left to people if it can't be looked up.
    if (!wasBegun) settle(context, run, { position: target.position, outcome: 'pending', reason: null })
    else if (verdict) settle(context, run, { position: target.position, outcome: 'unknown', reason: null })
    if (verdict) return verdict
    await waitFor(
      context,
      run,
      fault.kind === 'wait' && until !== 'spent' ? { ...fault, until } : fault,
      failures,
      signal,
    )
    if (attempts.waiting(run.key) > 0) context.changed()
  }
}

type Step =
  | { kind: 'over'; reason: 'target_reached' | 'list_exhausted' }
  | { kind: 'wait'; until: string; reason: Parameters<typeof park>[2]['reason'] }
  | { kind: 'target'; target: PromotionTarget; wasBegun: boolean }

/** Started targets without an outcome come first, also those of an earlier process or another device. */
async function currentStep(context: RunnerContext, run: Run, signal: AbortSignal): Promise<Step> {
  const { attempts } = context.journal
  const interrupted = attempts.current(run.key)
  if (interrupted) return { kind: 'target', target: interrupted.target, wasBegun: true }
  const answer = await callForTask(context, run, signal, (fence) =>
    context.server.next(run.claim.id, { fence, begin: true }, signal),
  )
  const { step } = applyNextAnswer(context, run, answer)
  if (step.kind !== 'target') return step
  const wasBegun = step.target.begun === 'before'
  await beginTarget(context, run, step.target, signal)
  context.changed()
  return { kind: 'target', target: step.target, wasBegun }
}

/** @returns null when the target has its outcome; else why there is none yet */
async function perform(
  context: RunnerContext,
  run: Run,
  act: { executor: PromotionExecutor; task: PromotionTask; target: PromotionTarget; wasBegun: boolean },
  signal: AbortSignal,
): Promise<Fault | null> {
  const { executor, task, target, wasBegun } = act
  const { attempts } = context.journal
  let done: SentOutcome
  try {
    done = await executor.perform({
      task,
      target,
      lookUp: wasBegun,
      begunAt: attempts.current(run.key)?.started_at ?? context.clock.now(),
      isKnown: (id) => attempts.hasLanded(task.account.id, id),
      onCost: costCounter(context, run),
      signal,
    })
  } catch (error) {
    signal.throwIfAborted()
    if (isDiskFull(error)) throw error
    if (error instanceof ExecutorFault) {
      context.logger.info(
        { task: run.claim.id, position: target.position, ...error.fault },
        'not carried out',
      )
      return error.fault
    }
    // The outcome can't be determined.
    settle(context, run, { position: target.position, outcome: 'unknown', reason: null })
    throw error
  }
  // If the journal can't be written, the target stays started: it is looked up later, and not sent again.
  const { outcome, reason, id } = done
  settle(context, run, { position: target.position, outcome, reason }, id)
  return null
}

function settle(context: RunnerContext, run: Run, outcome: PromotionOutcome, id?: string): void {
  const landed = id === undefined ? undefined : { account: run.claim.account.id, id, at: context.clock.now() }
  context.journal.attempts.recordOutcome(run.key, outcome, landed)
  run.onProgress.set()
  context.changed()
}

function verdictOf(fault: Fault, isSpent: boolean): Verdict | null {
  if (fault.kind === 'task') return { status: 'error', reason: fault.reason }
  if (fault.kind === 'wait' || !isSpent) return null
  return { status: 'error', reason: (fault.kind === 'retry' && fault.end) || 'retries_spent' }
}

/** A guard that never allows anything is asked again at long intervals. */
const later = ({ clock, config }: RunnerContext) => clock.now() + config.waitBackoff.maxMs

async function waitFor(
  context: RunnerContext,
  run: Run,
  fault: Fault,
  failures: number,
  signal: AbortSignal,
): Promise<void> {
  const later = context.clock.now() + backoffMs(context.config.networkBackoff, failures)
  const reason = fault.kind === 'wait' || fault.kind === 'retry' ? fault.reason : 'network_fault'
  const until = fault.kind === 'wait' ? fault.until : (fault.kind === 'retry' && fault.until) || later
  // The target is returned first: the wait may be long, and must not block others.
  await deliverOutcomes(context, run, signal)
  await park(context, run, { until, reason }, signal)
}
