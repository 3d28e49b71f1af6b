import type { ManualProgress, RunnerTask, RunnerState as ShownState } from '@seaport/contract/desktop/ipc'
import type { RunnerTask as LocalTask } from '@seaport/runner/state'
import type { SeatClient } from '@seaport/seat-client/seat-client'

/** @returns what the runner is doing, as the window shows it; without a session it does nothing */
export function toRunnerState(client: Pick<SeatClient, 'runnerState' | 'status'>): ShownState {
  const tasks = client.runnerState()?.tasks ?? []
  const lastAt = client.status.lastAnswerAt()
  return {
    online: client.status.isOnline(),
    running: tasks.length,
    undelivered: tasks.reduce((sum, { undelivered }) => sum + undelivered, 0),
    last_contact_at: lastAt === null ? null : new Date(lastAt).toISOString(),
    tasks: tasks.map(toRunnerTask),
  }
}

function toRunnerTask({
  id,
  phase,
  people,
  target_count,
  pages,
  undelivered,
  parked,
  manual,
}: LocalTask): RunnerTask {
  return {
    id,
    phase,
    actual_count: people,
    target_count,
    pages,
    undelivered,
    parked_until: parked && new Date(parked.until).toISOString(),
    park_reason: parked?.reason ?? null,
    manual: manual && toManualProgress(manual),
  }
}

function toManualProgress({ step, remaining }: NonNullable<LocalTask['manual']>): ManualProgress {
  return { remaining, step: 'since' in step ? { ...step, since: new Date(step.since).toISOString() } : step }
}
