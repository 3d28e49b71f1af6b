import type { RunnerServer } from '../server.ts'
import { ServerRefused, ServerUnreachable } from '../server.ts'
import type { FakeServer } from './fake-server.ts'
import type { SimClock } from './sim-clock.ts'

/** Fault of a call: `lost` reaches the server but its answer is lost, `cut` kills the runner's process first. */
export type Happening = 'none' | 'unreachable' | 'lost' | 'fault' | 'cut'

/** @returns the fake server, whose calls meet the listed faults in order, and none after that */
export function troubledServer(
  clock: SimClock,
  model: FakeServer,
  happenings: readonly Happening[],
  cut: () => void,
): RunnerServer {
  const script = [...happenings]
  const meet = async <T>(call: () => Promise<T>): Promise<T> => {
    const met = script.shift() ?? 'none'
    if (met === 'cut') cut()
    if (met === 'unreachable') throw new ServerUnreachable()
    if (met === 'fault') throw new ServerRefused('fault', 500)
    const answered = await clock.runWhile(call)
    if (met === 'lost') throw new ServerUnreachable()
    return answered
  }
  return {
    claim: (body) => meet(() => model.claim(body)),
    progress: (id, body) => meet(() => model.progress(id, body)),
    uploadResources: (id, body) => meet(() => model.uploadResources(id, body)),
    next: (id, body) => meet(() => model.next(id, body)),
    settle: (id, body) => meet(() => model.settle(id, body)),
    undoOutcome: (id, body) => meet(() => model.undoOutcome(id, body)),
    keep: (id, body) => meet(() => model.keep(id, body)),
    undoKeep: (id, body) => meet(() => model.undoKeep(id, body)),
    finish: (id, body) => meet(() => model.finish(id, body)),
  }
}
