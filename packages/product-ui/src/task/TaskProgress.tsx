import type { Task } from '@seaport/contract/work/task.schema'
import { ProgressCell } from '@seaport/ui/progress-cell'
import type { ReactNode } from 'react'
import { isPartlyDone } from './TaskStatus.tsx'
import { useTaskName } from './useTaskName.ts'

/** Progress of a task, named as people read its name. */
export function TaskProgress({
  task,
}: {
  task: Pick<Task, 'name' | 'kind' | 'account' | 'status' | 'actual_count' | 'target_count'>
}): ReactNode {
  const name = useTaskName()
  const isFull = task.status === 'completed' && !isPartlyDone(task)
  const tone = isFull ? 'success' : task.status === 'error' ? 'danger' : 'primary'
  return <ProgressCell label={name(task)} done={task.actual_count} total={task.target_count} tone={tone} />
}
