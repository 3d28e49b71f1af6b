import type { RunnerTask } from '@seaport/runner/state'

/** A task that rests for longer than this is not in the middle of anything; a network's usual window of 15 minutes is shorter. */
const SHORT_REST_MS = 30 * 60_000

/**
 * Whether a restart or the computer's sleep would interrupt a task: it acts by itself, or a person is at one of its targets. Work by hand that
 * waits for its person, and tasks that rest for long, are no reason to stay awake or to hold an update back.
 */
export function isBusy({ manual, collection, parked }: RunnerTask, now: number): boolean {
  if (manual) return manual.step.kind === 'open'
  if (collection) return false
  return parked === null || (parked.until !== null && parked.until - now < SHORT_REST_MS)
}
