import { targetCountOf } from './collect.ts'
import type { Run } from './context.ts'
import { isCollectedByHand, isCollection, isSentByItself } from './executor.ts'
import type { Journal } from './journal/journal.ts'
import type { ManualAttempts } from './journal/manual-attempts.ts'
import type { ManualCollection, ManualStep, RunnerTask } from './state.ts'

/** @returns the state of a task in progress, for the runner's owner */
export function toRunnerTask(journal: Journal, run: Run): RunnerTask {
  const { tasks, outbox, attempts, keeps } = journal
  const { key, claim, parked, closing } = run
  const { people, pages } = tasks.get(key)
  const isByHand = isCollectedByHand(claim)
  const isSending = isSentByItself(claim)
  const isCollecting = isCollection(claim) && !isByHand
  const working = isCollecting ? 'collecting' : isSending ? 'sending' : 'assisting'
  return {
    id: claim.id,
    name: claim.name,
    kind: claim.work.kind,
    account_id: claim.account.id,
    phase: closing ? 'delivering' : parked ? 'parked' : working,
    people: people + keeps.expected(key),
    target_count: targetCountOf(claim),
    pages,
    undelivered: outbox.waiting(key) + attempts.waiting(key) + keeps.waiting(key),
    parked,
    manual:
      isCollection(claim) || isSending
        ? null
        : { step: manualStep(attempts, run), remaining: run.remaining, last: run.lastOutcome },
    collection: isByHand ? manualCollection(journal, run) : null,
  }
}

/** Maximum keeps that a person sees and can undo. */
const RECENT_KEEPS = 20

function manualCollection({ tasks, keeps }: Journal, { key, source }: Run): ManualCollection {
  const sources = tasks
    .targets(key)
    .map(({ position, target, collected }) => ({ position, target, collected }))
  return { sources, source, recent: keeps.recent(key, RECENT_KEEPS) }
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
