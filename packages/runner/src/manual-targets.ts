import type { PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner.schema'
import type { ParkReason } from '@seaport/contract/work/task-state.schema'
import type { Run, RunnerContext } from './context.ts'
import { applyNextAnswer, beginTarget, returnTarget } from './manual-promotion.ts'
import { setParking } from './parking.ts'
import { ServerRefused } from './server.ts'

/** Result of starting a target. `unreachable`: the server did not answer, so nothing was started. */
export type StartResult =
  | { kind: 'target'; target: PromotionTarget }
  | { kind: 'wait'; until: number; reason: ParkReason }
  | { kind: 'finished' }
  | { kind: 'unreachable' }

/** Result of undoing the last outcome. */
export type UndoResult = 'undone' | 'too_late' | 'unreachable'

/**
 * Starts the next target for a person. The server records the start first, then the journal; only then does the person see the target. A target
 * already started is returned again. @throws {ServerRefused}
 */
export async function startTarget(
  context: RunnerContext,
  run: Run,
  signal: AbortSignal,
): Promise<StartResult> {
  const { attempts } = context.journal
  const current = attempts.current(run.key)
  if (current) return { kind: 'target', target: current.target }
  // The last outcome must be delivered first, or the server would name the same target again.
  if (attempts.waiting(run.key) > 0) return { kind: 'unreachable' }
  const body = { fence: run.claim.fence, begin: true }
  const answer = await context.connection.tryOnce(() => context.server.next(run.claim.id, body, signal))
  if (!answer) return { kind: 'unreachable' }
  if (run.closing) {
    // Its time was up before the server answered: an outcome could not be recorded any more.
    if (answer.step.kind === 'target') await returnTarget(context, run, answer.step.target, signal)
    return { kind: 'finished' }
  }
  const { step } = applyNextAnswer(context, run, answer)
  if (step.kind === 'target') {
    await beginTarget(context, run, step.target, signal)
    run.nextTarget = null
    run.lastOutcome = null
  }
  if (step.kind === 'wait') {
    const parking = { until: Date.parse(step.until), reason: step.reason }
    run.nextTarget = null
    setParking(context, run, parking)
    run.onAction.set()
    return { kind: 'wait', ...parking }
  }
  run.onAction.set()
  context.changed()
  return step.kind === 'over' ? { kind: 'finished' } : step
}

/** Records the outcome of the target in progress; it is delivered when the server can be reached. @returns false if no such target is in progress */
export function recordOutcome(context: RunnerContext, run: Run, outcome: PromotionOutcome): boolean {
  const current = context.journal.attempts.current(run.key)
  const isRecorded = context.journal.attempts.recordOutcome(run.key, outcome)
  if (isRecorded) {
    run.lastOutcome = current && { target: current.target, outcome: outcome.outcome, at: context.clock.now() }
    run.onAction.set()
    run.onProgress.set()
    context.changed()
  }
  return isRecorded
}

/** Undoes the last recorded outcome, on the server first: if that refuses, the outcome stays. @throws any error except a refusal of the server */
export async function undoOutcome(
  context: RunnerContext,
  run: Run,
  signal: AbortSignal,
): Promise<UndoResult> {
  const { attempts } = context.journal
  const last = run.lastOutcome
  if (!last || attempts.current(run.key)) return 'too_late'
  if (attempts.waiting(run.key) > 0) return 'unreachable'
  const body = { fence: run.claim.fence, position: last.target.position }
  const answer = await context.connection
    .tryOnce(() => context.server.undoOutcome(run.claim.id, body, signal))
    .catch((error: unknown) => {
      if (!(error instanceof ServerRefused)) throw error
      return 'too_late' as const
    })
  if (answer === 'too_late') return answer
  if (!answer) return 'unreachable'
  attempts.start(run.key, answer.target, context.clock.now())
  attempts.setDone(run.key, answer.done)
  run.lastOutcome = null
  run.nextTarget = null
  run.onAction.set()
  context.changed()
  return 'undone'
}
