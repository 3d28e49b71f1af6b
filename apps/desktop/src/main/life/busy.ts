import type { RunnerTask } from '@seaport/runner/state'

/** A task parked for longer than this is not busy; a network's usual window of 15 minutes is shorter. */
const SHORT_REST_MS = 30 * 60_000

/**
 * Whether a restart or sleep would interrupt a task: one that runs automatically, or whose target a person is working
 * on. Work by hand that waits for a person, and tasks that wait for long, don't keep the computer awake or delay an
 * update.
 */
export function isBusy({ manual, collection, parked }: RunnerTask, now: number): boolean {
  if (manual) return manual.step.kind === 'open'
  if (collection) return false
  return parked === null || (parked.until !== null && parked.until - now < SHORT_REST_MS)
}
