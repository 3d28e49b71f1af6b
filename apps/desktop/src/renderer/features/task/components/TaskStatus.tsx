import type { Task } from '@seaport/contract/work/task'
import type { TaskState } from '@seaport/contract/work/task-state'
import { useT } from '@seaport/i18n/react'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

const TONES: Readonly<Record<TaskState, Tone>> = {
  pending: 'info',
  queued: 'info',
  running: 'primary',
  completed: 'success',
  error: 'danger',
  ended: 'neutral',
}

/** The state of a task; one that waits by itself is shown as waiting. */
export function TaskStatus({ task }: { task: Pick<Task, 'status' | 'parked_until'> }): ReactNode {
  const t = useT('task')
  const words = useT('desktop')
  const parked = task.status === 'running' && task.parked_until !== null
  if (parked) return <StatusBadge tone="warning" label={words('parked')} />
  return (
    <StatusBadge
      tone={TONES[task.status]}
      live={task.status === 'running'}
      label={t(`status.${task.status}`)}
    />
  )
}
