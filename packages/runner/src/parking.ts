import type { Floor, Run } from './floor.ts'
import type { Parking } from './state.ts'

/** Shows that a task waits, or no longer does. */
export function setParking(floor: Floor, run: Run, parking: Parking | null): void {
  if (run.parked === parking) return
  run.parked = parking
  run.progressed.ring()
  floor.changed()
}
