import { makeStyles } from '@griffel/react'
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

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    verticalAlign: 'middle',
  },
})

/** @returns whether a task waits for something that it can say: for a moment while it runs, for a person while its account is blocked */
export function isParked({ status, park_reason }: Pick<Task, 'status' | 'park_reason'>): boolean {
  return park_reason !== null && (status === 'running' || park_reason === 'account_blocked')
}

type Shown = Pick<Task, 'status' | 'parked_until' | 'park_reason' | 'late_minutes'>

/** The state of a task, and whether it waits: parked with its reason, or late. */
export function TaskStatus({ task }: { task: Shown }): ReactNode {
  const t = useT('task')
  const styles = useStyles()
  const parked = isParked(task)
  return (
    <span className={styles.root}>
      <StatusBadge
        tone={TONES[task.status]}
        live={task.status === 'running' && !parked}
        label={t(`status.${task.status}`)}
      />
      {parked && (
        <span title={task.park_reason ? t(`park.${task.park_reason}`) : undefined}>
          <StatusBadge tone="warning" label={t('parked')} />
        </span>
      )}
      {task.status === 'queued' && task.late_minutes > 0 && (
        <span title={t('lateHint')}>
          <StatusBadge tone="warning" label={t('late', { count: task.late_minutes })} />
        </span>
      )}
    </span>
  )
}
