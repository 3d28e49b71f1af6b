import type { RunnerState } from '@seaport/contract/ipc'
import type { Task } from '@seaport/contract/task'

/** A task with what this desktop's runner knows of it, which is ahead of the server. */
export function withRunner<T extends Task>(task: T, runner: RunnerState | undefined): T {
  const here = runner?.tasks.find(({ id }) => id === task.id)
  if (!here || task.status !== 'running') return task
  return {
    ...task,
    actual_count: Math.max(task.actual_count, here.actual_count),
    pages: Math.max(task.pages, here.pages),
    parked_until: here.parked_until,
    park_reason: here.park_reason,
  }
}
