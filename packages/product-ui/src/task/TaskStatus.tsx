import { makeStyles } from '@fluentui/react-components'
import type { Task } from '@seaport/contract/work/task.schema'
import { isOrdinaryRest } from '@seaport/contract/work/task-state'
import type { TaskState } from '@seaport/contract/work/task-state.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import { NARROW } from '@seaport/ui/use-media-query'
import type { ReactNode } from 'react'

export const TASK_TONES: Readonly<Record<TaskState, Tone>> = {
  pending: 'info',
  queued: 'info',
  running: 'primary',
  completed: 'success',
  error: 'danger',
  ended: 'neutral',
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    // The rows of a list are of one height.
    whiteSpace: 'nowrap',
    // Cards are as high as what they hold.
    [`@media ${NARROW}`]: { flexWrap: 'wrap' },
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    verticalAlign: 'middle',
  },
})

/** @returns whether a task waits with a known reason: parked by its runner or by a person, or its account is blocked */
export function isParked({ status, park_reason }: Pick<Task, 'status' | 'park_reason'>): boolean {
  return (
    park_reason !== null &&
    (status === 'running' || park_reason === 'account_blocked' || park_reason === 'paused')
  )
}

/** @returns whether a task completed below its target count */
export function isPartlyDone({
  status,
  actual_count,
  target_count,
}: Pick<Task, 'status' | 'actual_count' | 'target_count'>): boolean {
  return status === 'completed' && actual_count < target_count
}

type Shown = Pick<
  Task,
  'status' | 'parked_until' | 'park_reason' | 'late_minutes' | 'actual_count' | 'target_count'
>

/** The state of a task, and whether it waits: parked, or late. */
export function TaskStatus({ task }: { task: Shown }): ReactNode {
  const t = useT('task')
  const styles = useStyles()
  const parked = isParked(task)
  return (
    <span className={styles.root}>
      <StatusBadge
        tone={isPartlyDone(task) ? 'warning' : TASK_TONES[task.status]}
        live={task.status === 'running' && !parked}
        label={t(`status.${task.status}`)}
      />
      {parked && task.park_reason !== 'send_interval' && (
        <StatusBadge
          tone={isOrdinaryRest(task.park_reason) ? 'neutral' : 'warning'}
          label={t(task.park_reason === 'paused' ? 'paused' : 'parked')}
        />
      )}
      {task.status === 'queued' && task.late_minutes > 0 && (
        <span title={t('lateHint')}>
          <StatusBadge tone="warning" label={t('late', { count: task.late_minutes })} />
        </span>
      )}
    </span>
  )
}
