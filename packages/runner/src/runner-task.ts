import { targetCountOf } from './collect.ts'
import type { Run } from './context.ts'
import { isCollection } from './executor.ts'
import type { Journal } from './journal/journal.ts'
import type { ManualAttempts } from './journal/manual-attempts.ts'
import type { ManualStep, RunnerTask } from './state.ts'

/** @returns how a task at work is doing, for the runner's owner */
export function toRunnerTask({ tasks, outbox, attempts }: Journal, run: Run): RunnerTask {
  const { key, claim, parked, closing } = run
  const { people, pages } = tasks.get(key)
  const isCollecting = isCollection(claim)
  const working = isCollecting ? 'collecting' : 'assisting'
  return {
    id: claim.id,
    name: claim.name,
    kind: claim.work.kind,
    account_id: claim.account.id,
    phase: closing ? 'delivering' : parked ? 'parked' : working,
    people,
    target_count: targetCountOf(claim),
    pages,
    undelivered: outbox.waiting(key) + attempts.waiting(key),
    parked,
    manual: isCollecting ? null : { step: manualStep(attempts, run), remaining: run.remaining },
  }
}

function manualStep(attempts: ManualAttempts, { key, nextTarget }: Run): ManualStep {
  const current = attempts.current(key)
  if (current)
    return {
      kind: current.needsOutcome ? 'interrupted' : 'open',
      target: current.target,
      since: current.started_at,
    }
  return nextTarget ? { kind: 'ready', target: nextTarget } : { kind: 'loading' }
}
