import type { ClaimedTask } from '@seaport/contract/work/runner.schema'
import { backoffMs } from './backoff.ts'
import { waitUntil } from './clock.ts'
import type { Run, RunnerContext } from './context.ts'
import {
  type CollectExecutor,
  type CollectTask,
  ExecutorFault,
  type Fault,
  isCollection,
} from './executor.ts'
import type { TargetRow, Verdict } from './journal/tasks.ts'
import { setParking } from './parking.ts'
import { createReadingBrake } from './reading-brake.ts'
import type { Parking } from './state.ts'

/** Minimum pause: a window that ended in the past must not cause a busy loop. */
const MIN_WAIT_MS = 1000

/**
 * Reads a task's targets in sequence; each page is journaled before the next one is requested.
 * @returns the end reason. @throws the signal's reason
 */
export async function collect(context: RunnerContext, run: Run, signal: AbortSignal): Promise<Verdict> {
  const { claim } = run
  if (!isCollection(claim)) return { status: 'error', reason: 'capability_refused' }
  const { account, work } = claim
  const executor = context.executors.find(
    (one): one is CollectExecutor =>
      one.mode === 'collect' && one.networks.includes(account.network) && one.kinds.includes(work.kind),
  )
  if (!executor) return { status: 'error', reason: 'capability_refused' }
  const waits = createWaits(context)
  for (;;) {
    if (hasReachedTarget(context, run)) {
      // Only the server knows the opt-out list, so people whom it skips are not counted.
      if (context.journal.outbox.waiting(run.key) === 0) return targetReached
      await run.onDelivered.wait(context.config.reportIntervalMs.max, signal)
      continue
    }
    const target = context.journal.pages.nextTarget(run.key)
    if (!target) return listExhausted(context.journal.tasks.targets(run.key))
    try {
      await readTarget(context, run, claim, executor, target, waits, signal)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ExecutorFault)) throw error
      context.logger.info(
        { task: run.claim.id, position: target.position, ...error.fault },
        'collecting met an obstacle',
      )
      const verdict = await handleFault(context, run, target, error.fault, waits, signal)
      if (verdict) return verdict
    }
  }
}

/** @returns whether a task has as many people as it wants, including undelivered ones */
export function hasReachedTarget({ journal }: RunnerContext, { key, claim }: Run): boolean {
  return journal.tasks.get(key).people >= targetCountOf(claim)
}

/** @returns the number of people that a task should collect */
export function targetCountOf(claim: ClaimedTask): number {
  return isCollection(claim) ? claim.work.params.target_count : (claim.target_count ?? 0)
}

export const targetReached: Verdict = { status: 'completed', reason: 'target_reached' }

/**
 * A list counts as exhausted if anything could be read; otherwise the first reason becomes the task's. A list that
 * repeats itself has no known end.
 */
function listExhausted(targets: TargetRow[]): Verdict {
  const failed = targets.filter(({ outcome }) => outcome === 'failed')
  const read = targets.some(({ outcome }) => outcome === 'done')
  if (failed.some(({ reason }) => reason === 'nothing_new')) return { status: 'error', reason: 'nothing_new' }
  return read || !failed[0]
    ? { status: 'completed', reason: 'list_exhausted' }
    : { status: 'error', reason: failed[0].reason ?? 'fault' }
}

/** Returns when the target is exhausted or the task has enough people. */
async function readTarget(
  context: RunnerContext,
  run: Run,
  task: CollectTask,
  executor: CollectExecutor,
  target: TargetRow,
  waits: Waits,
  signal: AbortSignal,
): Promise<void> {
  const targetCount = task.work.params.target_count
  const brake = createReadingBrake(target.cursor, context.config.barrenPages)
  const isSeen = (externalId: string) => context.journal.pages.isSeen(run.key, externalId)
  const pages = executor.pages({
    task,
    target: target.target,
    cursor: target.cursor,
    isSeen,
    onCost: costCounter(context, run),
    signal,
  })
  const { barren: maxEmptyPages } = context.config.targetBudget
  for await (const page of pages) {
    signal.throwIfAborted()
    waits.reset()
    const people = context.journal.pages.commit(
      run.key,
      target.position,
      page,
      targetCount,
      context.clock.now(),
    )
    run.onCollected.set()
    run.onProgress.set()
    context.changed()
    if (page.next === null || people >= targetCount) return
    brake.check(page)
    if (context.journal.pages.spent(run.key, target.position).barren >= maxEmptyPages)
      throw new ExecutorFault({ kind: 'target', reason: 'nothing_new' })
    await waitForOutboxSpace(context, run, signal)
  }
  throw new ExecutorFault({ kind: 'retry', reason: 'network_fault' })
}

/** @returns a function that journals a cost at once, because it was incurred whatever the result */
export function costCounter({ journal }: RunnerContext, run: Run): (micros: number) => void {
  return (micros) => {
    journal.tasks.addCost(run.key, micros)
    run.onProgress.set()
  }
}

/** Waits while the journal holds too many undelivered people. */
async function waitForOutboxSpace(context: RunnerContext, run: Run, signal: AbortSignal): Promise<void> {
  const { maxUndelivered, reportIntervalMs } = context.config
  while (context.journal.outbox.waiting() >= maxUndelivered) {
    setParking(context, run, {
      until: context.clock.now() + reportIntervalMs.max,
      reason: 'network_unreachable',
    })
    await run.onDelivered.wait(reportIntervalMs.max, signal)
  }
  setParking(context, run, null)
}

/** @returns the end reason if the fault ends the task; null = continue */
async function handleFault(
  context: RunnerContext,
  run: Run,
  target: TargetRow,
  fault: Fault,
  waits: Waits,
  signal: AbortSignal,
): Promise<Verdict | null> {
  const { pages } = context.journal
  switch (fault.kind) {
    case 'wait': {
      const until = waits.next(fault.until)
      if (until === 'spent') return { status: 'error', reason: 'retries_spent' }
      await park(context, run, { until, reason: fault.reason }, signal)
      return null
    }
    case 'retry':
    case 'rewind': {
      const failures = pages.fail(run.key, target.position)
      if (fault.kind === 'rewind') pages.restartTarget(run.key, target.position)
      if (isSpent(context, run, target, failures))
        return { status: 'error', reason: (fault.kind === 'retry' && fault.end) || 'retries_spent' }
      const later = context.clock.now() + backoffMs(context.config.networkBackoff, failures)
      const parking =
        fault.kind === 'retry'
          ? { until: fault.until ?? later, reason: fault.reason }
          : { until: later, reason: 'network_fault' as const }
      await park(context, run, parking, signal)
      return null
    }
    case 'target':
      pages.failTarget(run.key, target.position, fault.reason)
      run.onProgress.set()
      return null
    case 'task':
      return { status: 'error', reason: fault.reason }
  }
}

/** Reading a page again does not refill these budgets. */
function isSpent({ journal, config }: RunnerContext, run: Run, target: TargetRow, failures: number): boolean {
  const { targetBudget: most, retryBudget } = config
  const spent = journal.pages.spent(run.key, target.position)
  return (
    failures > retryBudget ||
    spent.failures > most.failures ||
    spent.rewinds > most.rewinds ||
    spent.barren > most.barren
  )
}

/** Number of consecutive limits that a task ran into. */
export interface Waits {
  /** Resets the count after progress. */
  reset(): void
  /** @returns until when to wait (null = for a person), longer each time; `spent` = too many limits in a row */
  next(until: number | null): number | null | 'spent'
}

export function createWaits({ clock, config }: Pick<RunnerContext, 'clock' | 'config'>): Waits {
  let met = 0
  return {
    reset() {
      met = 0
    },
    next(until) {
      // Nothing is requested before a person has signed in.
      if (until === null) return null
      met += 1
      if (met > 2 * config.retryBudget) return 'spent'
      return Math.max(until, clock.now() + backoffMs(config.waitBackoff, met))
    },
  }
}

/** A sign-in wakes the waiting task; polling at this interval covers a missed event. */
const SIGN_IN_CHECK_MS = 60 * 60_000

/** Waits, and shows until when and why. A wait for a person stays visible until something succeeds again. */
export async function park(
  context: RunnerContext,
  run: Run,
  { until, reason }: Parking,
  signal: AbortSignal,
): Promise<void> {
  if (until === null) {
    if (run.parked?.reason !== reason) setParking(context, run, { until, reason })
    return run.onSignedIn.wait(SIGN_IN_CHECK_MS, signal)
  }
  const end = Math.max(until, context.clock.now() + MIN_WAIT_MS)
  setParking(context, run, { until: end, reason })
  try {
    await waitUntil(context.clock, end, signal)
  } finally {
    setParking(context, run, null)
  }
}
