import type { RunnerState } from '@seaport/contract/desktop/ipc'
import type { Task } from '@seaport/contract/work/task'

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

/** What this desktop knows of a task by itself: enough to show it while the server is away. */
export function fromRunner(id: string, name: string, runner: RunnerState | undefined) {
  const here = runner?.tasks.find((task) => task.id === id)
  if (!here) return undefined
  const { actual_count, target_count, pages, parked_until, park_reason } = here
  const known = { actual_count, target_count, pages, parked_until, park_reason }
  return {
    ...known,
    id,
    name,
    status: 'running',
    executor: here.manual ? 'assisted' : 'api',
    end_reason: null,
    scheduled_at: null,
    late_minutes: 0,
  } as const
}
