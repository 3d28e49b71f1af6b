import { assist, deliverTold } from './assist.ts'
import { collect, hasEnough, reached } from './collect.ts'
import { deliver } from './deliver.ts'
import { isCollection } from './executor.ts'
import type { Floor, Run } from './floor.ts'
import { TaskGone, Unacceptable } from './gone.ts'
import type { Phase, Verdict } from './journal/tasks.ts'
import { finish, report } from './report.ts'
import { sideBySide } from './side-by-side.ts'

/**
 * Works on a task until its end is with the server, or the task is no longer ours. Collecting, delivering and reporting go on side by
 * side and meet in the journal. Throws nothing but the reason of `stop`, which leaves the task as it stands.
 */
export async function runTask(floor: Floor, run: Run, stop: AbortSignal): Promise<void> {
  const { journal, clock, logger } = floor
  const done = new AbortController()
  try {
    await sideBySide(stop, [
      async (signal) => {
        await sideBySide(signal, [
          (inner) => decideOnce(floor, run, inner),
          (inner) => deliverAll(floor, run, inner),
        ])
        done.abort()
      },
      (signal) => reportUntil(done.signal, floor, run, signal),
    ])
    const { verdict } = journal.tasks.get(run.key)
    if (!verdict) throw new Error('runner: a task was delivered without a verdict')
    await deliverTold(floor, run, stop)
    await finish(floor, run, verdict, stop)
    if (verdict.status === 'completed') journal.tasks.forget(run.key)
    else journal.tasks.setPhase(run.key, 'failed', clock.now())
  } catch (error) {
    stop.throwIfAborted()
    part(floor, run, error)
    logger.info({ task: run.claim.id, why: String(error) }, 'task left')
  }
}

async function decideOnce(floor: Floor, run: Run, signal: AbortSignal): Promise<void> {
  const { tasks } = floor.journal
  if (!tasks.get(run.key).verdict) {
    const verdict = await decide(floor, run, signal)
    tasks.close(run.key, verdict, floor.clock.now())
    floor.logger.info({ task: run.claim.id, ...verdict }, 'task decided')
  }
  run.closing = true
  run.found.ring()
  run.progressed.ring()
  floor.changed()
}

/** What the server can't accept ends the task: going on would only collect more of it. */
async function deliverAll(floor: Floor, run: Run, signal: AbortSignal): Promise<void> {
  try {
    await deliver(floor, run, signal)
  } catch (error) {
    if (!(error instanceof Unacceptable)) throw error
    const people = floor.journal.outbox.discard(run.key)
    floor.logger.error({ task: run.claim.id, people }, 'the server does not take what was collected')
    run.refused.abort(error)
    floor.journal.tasks.close(run.key, { status: 'error', reason: 'fault' }, floor.clock.now())
  }
}

async function reportUntil(done: AbortSignal, floor: Floor, run: Run, signal: AbortSignal): Promise<void> {
  const inner = new AbortController()
  const stop = () => inner.abort(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  done.addEventListener('abort', stop, { once: true })
  try {
    await report(floor, run, inner.signal)
  } catch (error) {
    if (!done.aborted) throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** How often to look whether a person is done, once the time is over. */
const STILL_AT_IT_MS = 1000

/** Works until an end condition holds; the task's time is one of them. */
async function decide(floor: Floor, run: Run, signal: AbortSignal): Promise<Verdict> {
  const { clock, logger } = floor
  const minutes = run.claim.work.params.duration_minutes
  let verdict: Verdict | null = null
  const decided = new AbortController()
  const settle = (by: Verdict) => {
    verdict ??= by
    decided.abort()
  }
  const timer = async (inner: AbortSignal) => {
    if (minutes === null) return
    const left = Date.parse(run.claim.started_at) + minutes * 60_000 - clock.now()
    await clock.wait(Math.max(0, left), inner)
    // Who is at a target is not interrupted.
    while (floor.journal.acts.current(run.key)) await clock.wait(STILL_AT_IT_MS, inner)
    settle(hasEnough(floor, run) ? reached : { status: 'completed', reason: 'duration_over' })
  }
  const work = isCollection(run.claim) ? collect : assist
  const ends = AbortSignal.any([signal, decided.signal, run.refused.signal])
  try {
    await sideBySide(ends, [timer, async (inner) => settle(await work(floor, run, inner))])
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TaskGone || error instanceof Unacceptable) throw error
    if (!ends.aborted) logger.error({ task: run.claim.id, err: error }, 'work failed unexpectedly')
  }
  return verdict ?? { status: 'error', reason: 'fault' }
}

/** Takes a task out of work, remembering what may become of it. */
function part({ journal, clock, logger }: Floor, run: Run, error: unknown): void {
  const known = error instanceof TaskGone || error instanceof Unacceptable
  if (!known) logger.error({ task: run.claim.id, err: error }, 'task failed unexpectedly')
  if (error instanceof TaskGone && error.fate === 'deleted') journal.tasks.forget(run.key)
  else journal.tasks.setPhase(run.key, phaseAfter(error), clock.now())
}

function phaseAfter(error: unknown): Phase {
  if (error instanceof TaskGone) return error.fate === 'ended' ? 'ended' : 'lost'
  return error instanceof Unacceptable ? 'failed' : 'lost'
}
