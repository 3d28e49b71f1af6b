import type { PromotionTarget } from '@seaport/contract/work/runner.schema'
import { callForTask } from './call-for-task.ts'
import type { Run, RunnerContext } from './context.ts'
import type { Verdict } from './journal/tasks.ts'
import { setParking } from './parking.ts'
import type { NextAnswer } from './server.ts'

/** How long a guard's answer is valid: limits change, and people opt out. */
const ANSWER_TTL_MS = 60_000

/**
 * Runs a promotion by hand: delivers the recorded outcomes, and offers the target that the server names next. Only a person starts a target.
 * @returns the end reason. @throws {TaskLostError}, BatchRejectedError, or the signal's reason
 */
export async function runManualPromotion(
  context: RunnerContext,
  run: Run,
  signal: AbortSignal,
): Promise<Verdict> {
  const { attempts } = context.journal
  for (;;) {
    await deliverOutcomes(context, run, signal)
    if (attempts.current(run.key)) {
      setParking(context, run, null)
      setNextTarget(context, run, null)
      await run.onAction.wait(ANSWER_TTL_MS, signal)
      continue
    }
    const { step } = await fetchNextTarget(context, run, signal)
    // The person acted before the answer arrived.
    if (attempts.current(run.key) || attempts.waiting(run.key) > 0) continue
    if (step.kind === 'over') return { status: 'completed', reason: step.reason }
    if (step.kind === 'wait') await waitForGuard(context, run, step, signal)
    else await offerTarget(context, run, step.target, signal)
  }
}

async function waitForGuard(
  context: RunnerContext,
  run: Run,
  step: NextAnswer['step'] & { kind: 'wait' },
  signal: AbortSignal,
): Promise<void> {
  setNextTarget(context, run, null)
  const until = Date.parse(step.until)
  setParking(context, run, { until, reason: step.reason })
  const waitMs = Math.max(1000, until - context.clock.now())
  await run.onAction.wait(Math.min(waitMs, ANSWER_TTL_MS), signal)
}

async function offerTarget(
  context: RunnerContext,
  run: Run,
  target: PromotionTarget,
  signal: AbortSignal,
): Promise<void> {
  setParking(context, run, null)
  if (target.begun === 'before') {
    context.journal.attempts.start(run.key, target, begunAt(target, context.clock.now()), true)
    return
  }
  setNextTarget(context, run, target)
  await run.onAction.wait(ANSWER_TTL_MS, signal)
}

/**
 * Journals a target's start after the server has recorded it. If the journal can't be written, the target is returned to the server: actions that
 * can't be recorded are not carried out.
 */
export async function beginTarget(
  context: RunnerContext,
  run: Run,
  target: PromotionTarget,
  signal: AbortSignal,
): Promise<void> {
  const { journal, clock } = context
  const wasBegun = target.begun === 'before'
  try {
    journal.attempts.start(run.key, target, begunAt(target, clock.now()), wasBegun)
  } catch (error) {
    await returnTarget(context, run, target, signal)
    throw error
  }
}

/** Returns a target that the server has just started, and that nobody has seen; one that was started before may have been carried out. */
export async function returnTarget(
  { connection, server }: Pick<RunnerContext, 'connection' | 'server'>,
  run: Run,
  { position, begun }: PromotionTarget,
  signal: AbortSignal,
): Promise<void> {
  if (begun === 'before') return
  const { fence, id } = run.claim
  const back = { fence, position, outcome: 'pending', reason: null } as const
  await connection.tryOnce(() => server.settle(id, back, signal)).catch(() => undefined)
}

/** A target started under an earlier claim, possibly on another device, has the server's start time. */
const begunAt = ({ begun, begun_at }: PromotionTarget, now: number) =>
  begun === 'before' && begun_at !== undefined ? Date.parse(begun_at) : now

/** Delivers recorded outcomes to the server, in sequence. @throws {TaskLostError}, BatchRejectedError, or the signal's reason */
export async function deliverOutcomes(
  context: RunnerContext,
  run: Pick<Run, 'key' | 'claim'>,
  signal: AbortSignal,
): Promise<void> {
  const { attempts } = context.journal
  for (let next = attempts.nextOutcome(run.key); next; next = attempts.nextOutcome(run.key)) {
    const { position, outcome, reason } = next
    const { done } = await callForTask(context, run, signal, (fence) =>
      context.server.settle(run.claim.id, { fence, position, outcome, reason }, signal),
    )
    attempts.delivered(run.key, position)
    attempts.setDone(run.key, done)
    context.changed()
  }
}

async function fetchNextTarget(context: RunnerContext, run: Run, signal: AbortSignal): Promise<NextAnswer> {
  const answer = await callForTask(context, run, signal, (fence) =>
    context.server.next(run.claim.id, { fence, begin: false }, signal),
  )
  return applyNextAnswer(context, run, answer)
}

/** Records how many targets are done and remain. */
export function applyNextAnswer(context: RunnerContext, run: Run, answer: NextAnswer): NextAnswer {
  context.journal.attempts.setDone(run.key, answer.done)
  run.remaining = answer.left
  return answer
}

function setNextTarget(context: RunnerContext, run: Run, target: PromotionTarget | null): void {
  if (run.nextTarget === target) return
  run.nextTarget = target
  context.changed()
}
