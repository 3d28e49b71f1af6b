import type { RunnerTask } from '@seaport/contract/desktop/ipc.schema'

/** What a task by hand needs from its person now. */
export type QueueState = 'open' | 'interrupted' | 'ready' | 'loading' | 'resting'

type Queued = Pick<RunnerTask, 'phase' | 'parked_until' | 'park_reason' | 'manual'>

/** @returns the state of a promotion or of a collection by hand; the latter is ready whenever it doesn't rest */
export function queueStateOf({ phase, parked_until, park_reason, manual }: Queued): QueueState {
  const step = manual?.step.kind
  if (step === 'open' || step === 'interrupted') return step
  if (parked_until !== null || park_reason !== null) return 'resting'
  if (phase === 'delivering' || step === 'loading') return 'loading'
  return 'ready'
}

const RANK: Readonly<Record<QueueState, number>> = {
  open: 0,
  interrupted: 1,
  ready: 2,
  loading: 3,
  resting: 4,
}

/** Ready ones first, then waiting ones by time; those waiting for a sign-in or the supervisor have no time and come last. */
export function queueOrder<T extends Queued>(tasks: readonly T[]): T[] {
  const restsUntil = ({ parked_until }: Queued) =>
    parked_until === null ? Number.POSITIVE_INFINITY : Date.parse(parked_until)
  return [...tasks].sort((one, other) => {
    const state = queueStateOf(one)
    const byState = RANK[state] - RANK[queueStateOf(other)]
    if (byState !== 0 || state !== 'resting') return byState
    const [first, second] = [restsUntil(one), restsUntil(other)]
    return first === second ? 0 : first - second
  })
}
