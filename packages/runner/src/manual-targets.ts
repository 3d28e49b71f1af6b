import type { PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner'
import type { ParkReason } from '@seaport/contract/work/task-state'
import type { Run, RunnerContext } from './context.ts'
import { applyNextAnswer } from './manual-promotion.ts'
import { setParking } from './parking.ts'

/** What became of a person's wish to start a target. `unreachable`: without the server nothing is started. */
export type StartResult =
  | { kind: 'target'; target: PromotionTarget }
  | { kind: 'wait'; until: number; reason: ParkReason }
  | { kind: 'finished' }
  | { kind: 'unreachable' }

/**
 * A person wants to start the next target. The server records the start first, then the journal; only then the person gets to see it.
 * A target that was started before is returned again.
 * @throws {ServerRefused}
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
  const { step } = applyNextAnswer(context, run, answer)
  if (step.kind === 'target') {
    const { target } = step
    attempts.start(run.key, target, context.clock.now(), target.begun === 'before')
    run.nextTarget = null
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

/** Records what became of the target in progress; it is delivered when the server can be reached. @returns false when no such target is in progress */
export function recordOutcome(context: RunnerContext, run: Run, outcome: PromotionOutcome): boolean {
  const isRecorded = context.journal.attempts.recordOutcome(run.key, outcome)
  if (isRecorded) {
    run.onAction.set()
    run.onProgress.set()
    context.changed()
  }
  return isRecorded
}
