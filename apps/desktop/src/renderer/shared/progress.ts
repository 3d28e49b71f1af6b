import type { RunnerState } from '@seaport/contract/desktop/ipc.schema'
import type { Task } from '@seaport/contract/work/task.schema'

/** A task with the progress of this desktop's runner, which is ahead of the server. */
export function mergeRunnerState<T extends Task>(task: T, runner: RunnerState | undefined): T {
  const runnerTask = runner?.tasks.find(({ id }) => id === task.id)
  if (!runnerTask || task.status !== 'running') return task
  return {
    ...task,
    actual_count: Math.max(task.actual_count, runnerTask.actual_count),
    pages: Math.max(task.pages, runnerTask.pages),
    parked_until: runnerTask.parked_until,
    park_reason: runnerTask.park_reason,
  }
}

/** A task from this desktop's runner: enough to show it while the server is unreachable. */
export function taskFromRunner(id: string, name: string, runner: RunnerState | undefined) {
  const runnerTask = runner?.tasks.find((task) => task.id === id)
  if (!runnerTask) return undefined
  const { actual_count, target_count, pages, parked_until, park_reason } = runnerTask
  const known = { actual_count, target_count, pages, parked_until, park_reason }
  return {
    ...known,
    id,
    name,
    status: 'running',
    executor: runnerTask.manual || runnerTask.collection ? 'assisted' : 'api',
    end_reason: null,
    scheduled_at: null,
    late_minutes: 0,
  } as const
}
