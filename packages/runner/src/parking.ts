import type { Run, RunnerContext } from './context.ts'
import type { Parking } from './state.ts'

/** Shows that a task waits; null = it does not. */
export function setParking(context: RunnerContext, run: Run, parking: Parking | null): void {
  if (run.parked === parking) return
  run.parked = parking
  run.onProgress.set()
  context.changed()
}
