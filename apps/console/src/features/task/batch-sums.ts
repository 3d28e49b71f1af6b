import type { Task } from '@seaport/contract/work/task.schema'
import { taskKinds } from '@seaport/contract/work/task-kind'

/** Progress of tasks, and their goal. */
interface Sum {
  count: number
  of: number
}

/** States in a batch's summary. */
export type BatchState = 'running' | 'waiting' | 'paused' | 'completed' | 'ended' | 'failed'

type Counted = Pick<Task, 'kind' | 'status' | 'park_reason' | 'actual_count' | 'target_count'>

/** @returns people found and targets done by the tasks of a batch, null if no task does either; and the number of tasks by state, without empty ones */
export function batchSums(tasks: readonly Counted[]): {
  found: Sum | null
  done: Sum | null
  states: Partial<Record<BatchState, number>>
} {
  const of = (family: 'collection' | 'promotion') =>
    tasks.filter(({ kind }) => taskKinds[kind].family === family)
  const states: Partial<Record<BatchState, number>> = {}
  for (const task of tasks) {
    const state = stateOf(task)
    states[state] = (states[state] ?? 0) + 1
  }
  return { found: sumOf(of('collection')), done: sumOf(of('promotion')), states }
}

function sumOf(tasks: readonly Counted[]): Sum | null {
  if (tasks.length === 0) return null
  return {
    count: tasks.reduce((sum, { actual_count }) => sum + actual_count, 0),
    of: tasks.reduce((sum, { target_count }) => sum + target_count, 0),
  }
}

function stateOf({ status, park_reason }: Counted): BatchState {
  if (status === 'completed' || status === 'ended') return status
  if (status === 'error') return 'failed'
  if (park_reason === 'paused') return 'paused'
  return status === 'running' ? 'running' : 'waiting'
}
