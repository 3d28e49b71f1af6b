import type { PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner'
import type { ParkReason } from '@seaport/contract/work/task-state'
import { heard } from './assist.ts'
import type { Floor, Run } from './floor.ts'
import { setParking } from './parking.ts'

/** What a person hears who wants to begin. `away`: the server did not answer, and without it nothing is begun. */
export type Begun =
  | { kind: 'target'; target: PromotionTarget }
  | { kind: 'wait'; until: number; reason: ParkReason }
  | { kind: 'over' }
  | { kind: 'away' }

/**
 * A person wants to begin with the next target. The server is asked once more, and notes that it is begun; then the journal does; only then the person gets to see it.
 * What was begun before comes again.
 * @throws {ServerRefused}
 */
export async function begin(floor: Floor, run: Run, signal: AbortSignal): Promise<Begun> {
  const { acts } = floor.journal
  const open = acts.current(run.key)
  if (open) return { kind: 'target', target: open.target }
  // What was said last must be with the server first: it would name the same target again.
  if (acts.waiting(run.key) > 0) return { kind: 'away' }
  const body = { fence: run.claim.fence, begin: true }
  const answer = await floor.link.attempt(() => floor.server.next(run.claim.id, body, signal))
  if (!answer) return { kind: 'away' }
  const { step } = heard(floor, run, answer)
  if (step.kind === 'target') {
    const { target } = step
    acts.begin(run.key, target, floor.clock.now(), target.begun === 'before')
    run.offered = null
  }
  if (step.kind === 'wait') {
    const parking = { until: Date.parse(step.until), reason: step.reason }
    run.offered = null
    setParking(floor, run, parking)
    run.acted.ring()
    return { kind: 'wait', ...parking }
  }
  run.acted.ring()
  floor.changed()
  return step.kind === 'over' ? { kind: 'over' } : step
}

/** Keeps what a person says of the target that was begun; it goes to the server when that answers. @returns false when nothing is begun there */
export function tell(floor: Floor, run: Run, told: PromotionOutcome): boolean {
  const isKept = floor.journal.acts.tell(run.key, told)
  if (isKept) {
    run.acted.ring()
    run.progressed.ring()
    floor.changed()
  }
  return isKept
}
