import type { ClaimedTask } from '@seaport/contract/work/runner'
import { backoffMs } from './backoff.ts'
import { type CollectTask, type Executor, ExecutorFault, type Fault, isCollection } from './executor.ts'
import type { Floor, Run } from './floor.ts'
import type { TargetRow, Verdict } from './journal/tasks.ts'
import { setParking } from './parking.ts'
import type { Parking } from './state.ts'

/** Shortest pause, so that an end of a window that lies in the past can't make a loop. */
const LEAST_WAIT_MS = 1000

/**
 * Reads a task's targets one after the other, each page journaled before the next is asked for.
 * @returns why it is over. @throws the signal's reason
 */
export async function collect(floor: Floor, run: Run, signal: AbortSignal): Promise<Verdict> {
  const { claim } = run
  if (!isCollection(claim)) return { status: 'error', reason: 'capability_refused' }
  const { account, work } = claim
  const executor = floor.executors.find(
    (one) => one.networks.includes(account.network) && one.kinds.includes(work.kind),
  )
  if (!executor) return { status: 'error', reason: 'capability_refused' }
  for (;;) {
    if (hasEnough(floor, run)) {
      // Only the server knows who is on the opt-out list: whom it leaves out does not count.
      if (floor.journal.outbox.waiting(run.key) === 0) return reached
      await run.delivered.wait(floor.settings.reportMost, signal)
      continue
    }
    const target = floor.journal.pages.nextTarget(run.key)
    if (!target) return exhausted(floor.journal.tasks.targets(run.key))
    try {
      await readTarget(floor, run, claim, executor, target, signal)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ExecutorFault)) throw error
      floor.logger.info(
        { task: run.claim.id, position: target.position, ...error.fault },
        'collecting met an obstacle',
      )
      const verdict = await face(floor, run, target, error.fault, signal)
      if (verdict) return verdict
    }
  }
}

/** @returns whether a task has found as many people as it wants, those on their way included */
export function hasEnough({ journal }: Floor, { key, claim }: Run): boolean {
  return journal.tasks.get(key).people >= wantOf(claim)
}

/** @returns how many a task aims for */
export function wantOf(claim: ClaimedTask): number {
  return isCollection(claim) ? claim.work.params.target_count : (claim.target_count ?? 0)
}

export const reached: Verdict = { status: 'completed', reason: 'target_reached' }

/** A list is exhausted when something could be read; when nothing could, the first reason counts. */
function exhausted(targets: TargetRow[]): Verdict {
  const failed = targets.filter(({ outcome }) => outcome === 'failed')
  const read = targets.some(({ outcome }) => outcome === 'done')
  return read || !failed[0]
    ? { status: 'completed', reason: 'list_exhausted' }
    : { status: 'error', reason: failed[0].reason ?? 'fault' }
}

/** Returns when the target is exhausted or the task has what it wants. */
async function readTarget(
  floor: Floor,
  run: Run,
  task: CollectTask,
  executor: Executor,
  target: TargetRow,
  signal: AbortSignal,
): Promise<void> {
  const want = task.work.params.target_count
  const pages = executor.pages({ task, target: target.target, cursor: target.cursor, signal })
  for await (const page of pages) {
    signal.throwIfAborted()
    const people = floor.journal.pages.commit(run.key, target.position, page, want, floor.clock.now())
    run.found.ring()
    run.progressed.ring()
    floor.changed()
    if (page.next === null || people >= want) return
    await roomInOutbox(floor, run, signal)
  }
  throw new ExecutorFault({ kind: 'retry', reason: 'network_fault' })
}

/** The journal holds what the server can't take yet, but not without end. */
async function roomInOutbox(floor: Floor, run: Run, signal: AbortSignal): Promise<void> {
  const { outboxLimit, reportMost } = floor.settings
  while (floor.journal.outbox.waiting() >= outboxLimit) {
    setParking(floor, run, { until: floor.clock.now() + reportMost, reason: 'network_unreachable' })
    await run.delivered.wait(reportMost, signal)
  }
  setParking(floor, run, null)
}

/** @returns the verdict if the fault ends the task; null = go on */
async function face(
  floor: Floor,
  run: Run,
  target: TargetRow,
  fault: Fault,
  signal: AbortSignal,
): Promise<Verdict | null> {
  const { pages } = floor.journal
  switch (fault.kind) {
    case 'wait':
      await park(floor, run, fault, signal)
      return null
    case 'retry': {
      const failures = pages.fail(run.key)
      if (failures > floor.settings.retryBudget)
        return { status: 'error', reason: fault.end ?? 'retries_spent' }
      const until = fault.until ?? floor.clock.now() + backoffMs(floor.settings.networkBackoff, failures)
      await park(floor, run, { until, reason: fault.reason }, signal)
      return null
    }
    case 'rewind':
      if (pages.fail(run.key) > floor.settings.retryBudget)
        return { status: 'error', reason: 'retries_spent' }
      pages.rewind(run.key, target.position)
      return null
    case 'target':
      pages.failTarget(run.key, target.position, fault.reason)
      run.progressed.ring()
      return null
    case 'task':
      return { status: 'error', reason: fault.reason }
  }
}

/** Waits where everybody can see it. */
async function park(floor: Floor, run: Run, { until, reason }: Parking, signal: AbortSignal): Promise<void> {
  const now = floor.clock.now()
  const end = Math.max(until, now + LEAST_WAIT_MS)
  setParking(floor, run, { until: end, reason })
  try {
    await floor.clock.wait(end - now, signal)
  } finally {
    setParking(floor, run, null)
  }
}
