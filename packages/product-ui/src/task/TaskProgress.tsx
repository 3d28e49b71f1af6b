import type { Task } from '@seaport/contract/work/task.schema'
import { ProgressCell } from '@seaport/ui/progress-cell'
import type { ReactNode } from 'react'
import { isPartlyDone } from './TaskStatus.tsx'

/** Progress of a task. */
export function TaskProgress({
  task,
}: {
  task: Pick<Task, 'name' | 'status' | 'actual_count' | 'target_count'>
}): ReactNode {
  const isFull = task.status === 'completed' && !isPartlyDone(task)
  const tone = isFull ? 'success' : task.status === 'error' ? 'danger' : 'primary'
  return <ProgressCell label={task.name} done={task.actual_count} total={task.target_count} tone={tone} />
}
