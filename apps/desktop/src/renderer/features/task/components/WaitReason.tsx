import type { Task } from '@seaport/contract/work/task.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { isParked } from '@seaport/product-ui/task-status'
import type { ReactNode } from 'react'
import { useServerClock } from '../../../shared/useClock.ts'

type Shown = Pick<
  Task,
  | 'status'
  | 'executor'
  | 'parked_until'
  | 'park_reason'
  | 'end_reason'
  | 'scheduled_at'
  | 'late_minutes'
  | 'pages'
>

/** Why a task is in its state: what it waits for and until when, why it ended, how much it has read. */
export function WaitReason({ task }: { task: Shown }): ReactNode {
  const t = useT('desktop')
  const tTask = useT('task')
  const format = useFormat()
  const parkedUntil = task.status === 'running' ? task.parked_until : null
  const now = useServerClock(parkedUntil !== null)
  if (parkedUntil !== null && task.park_reason) {
    const left = Math.max(0, Math.ceil((Date.parse(parkedUntil) - now) / 1000) * 1000)
    return t('parkedFor', { reason: tTask(`park.${task.park_reason}`), time: format.duration(left) })
  }
  if (isParked(task) && task.park_reason) return tTask(`park.${task.park_reason}`)
  if (task.end_reason) return tTask(`reason.${task.end_reason}`)
  if (task.status === 'pending' && task.scheduled_at)
    return t('startsAt', { time: format.dateTime(task.scheduled_at) })
  if (task.status === 'running' && task.executor === 'assisted') return t('byHand')
  if (task.status === 'pending' || task.status === 'queued')
    return task.late_minutes > 0 ? t('lateBy', { count: task.late_minutes }) : t('waitsForRunner')
  return t('pagesRead', { count: task.pages })
}
