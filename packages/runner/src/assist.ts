import type { PromotionTarget } from '@seaport/contract/work/runner'
import type { Floor, Run } from './floor.ts'
import { readRefusal, type TaskGone } from './gone.ts'
import type { Verdict } from './journal/tasks.ts'
import { setParking } from './parking.ts'
import type { NextAnswer } from './server.ts'

/** How long an answer of the guard is believed: limits change, and people opt out. */
const BELIEVED_MS = 60_000

/**
 * Leads a person through a promotion: what they said goes to the server, and what it names next is offered to them. Nothing is begun here: only a person begins.
 * @returns why it is over. @throws {TaskGone}, Unacceptable, or the signal's reason
 */
export async function assist(floor: Floor, run: Run, signal: AbortSignal): Promise<Verdict> {
  const { acts } = floor.journal
  for (;;) {
    await deliverTold(floor, run, signal)
    if (acts.current(run.key)) {
      setParking(floor, run, null)
      offer(floor, run, null)
      await run.acted.wait(BELIEVED_MS, signal)
      continue
    }
    const { step } = await ask(floor, run, signal)
    // A person was faster than the answer.
    if (acts.current(run.key) || acts.waiting(run.key) > 0) continue
    if (step.kind === 'over') return { status: 'completed', reason: step.reason }
    if (step.kind === 'wait') {
      offer(floor, run, null)
      const until = Date.parse(step.until)
      setParking(floor, run, { until, reason: step.reason })
      const left = Math.max(1000, until - floor.clock.now())
      await run.acted.wait(Math.min(left, BELIEVED_MS), signal)
      continue
    }
    setParking(floor, run, null)
    if (step.target.begun === 'before') acts.begin(run.key, step.target, floor.clock.now(), true)
    else {
      offer(floor, run, step.target)
      await run.acted.wait(BELIEVED_MS, signal)
    }
  }
}

/** Takes what people said to the server, one after the other. @throws {TaskGone}, Unacceptable, or the signal's reason */
export async function deliverTold(
  floor: Floor,
  run: Pick<Run, 'key' | 'claim'>,
  signal: AbortSignal,
): Promise<void> {
  const { acts } = floor.journal
  for (let told = acts.nextTold(run.key); told; told = acts.nextTold(run.key)) {
    const { position, outcome, reason } = told
    const { done } = await insist(floor, run, signal, (fence) =>
      floor.server.settle(run.claim.id, { fence, position, outcome, reason }, signal),
    )
    acts.delivered(run.key, position)
    acts.setDone(run.key, done)
    floor.changed()
  }
}

async function ask(floor: Floor, run: Run, signal: AbortSignal): Promise<NextAnswer> {
  const answer = await insist(floor, run, signal, (fence) =>
    floor.server.next(run.claim.id, { fence, begin: false }, signal),
  )
  return heard(floor, run, answer)
}

/** Notes how many targets are done and left. */
export function heard(floor: Floor, run: Run, answer: NextAnswer): NextAnswer {
  floor.journal.acts.setDone(run.key, answer.done)
  run.left = answer.left
  return answer
}

function offer(floor: Floor, run: Run, target: PromotionTarget | null): void {
  if (run.offered === target) return
  run.offered = target
  floor.changed()
}

/** Repeats a call until there is an answer, under the fence that is the latest each time. */
async function insist<T>(
  floor: Floor,
  run: Pick<Run, 'claim'>,
  signal: AbortSignal,
  call: (fence: number) => Promise<T>,
): Promise<T> {
  for (;;) {
    const { fence, id } = run.claim
    try {
      return await floor.link.insist(() => call(fence), signal)
    } catch (error) {
      signal.throwIfAborted()
      const fate = readRefusal(error, floor.logger, id)
      if ((fate as TaskGone).fate === 'lost' && run.claim.fence !== fence) continue
      throw fate
    }
  }
}
