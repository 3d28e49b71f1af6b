import type { Task } from '@seaport/contract/work/task.schema'
import { ProgressCell } from '@seaport/ui/progress-cell'
import type { ReactNode } from 'react'
import { isPartlyDone } from './TaskStatus.tsx'
import { useTaskName } from './useTaskName.ts'

type Progress = Pick<Task, 'name' | 'status' | 'actual_count' | 'target_count'>

/** Progress of a task, named as people read its name. */
export function TaskProgress({
  task,
}: {
  /** A task that a runner reports comes without its kind, and is shown under its own name. */
  task: Progress | (Progress & Pick<Task, 'kind' | 'account'>)
}): ReactNode {
  const name = useTaskName()
  const isFull = task.status === 'completed' && !isPartlyDone(task)
  const tone = isFull ? 'success' : task.status === 'error' ? 'danger' : 'primary'
  return (
    <ProgressCell
      label={'kind' in task ? name(task) : task.name}
      done={task.actual_count}
      total={task.target_count}
      tone={tone}
    />
  )
}
