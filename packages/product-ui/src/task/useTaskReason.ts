import { guardedNetwork } from '@seaport/contract/work/guard'
import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import type { Task } from '@seaport/contract/work/task.schema'
import type { PromotionKind } from '@seaport/contract/work/task-kind'
import { useFormat, useT } from '@seaport/i18n/react'
import { useCallback } from 'react'
import { isParked, isPartlyDone } from './TaskStatus.tsx'

type Told = Pick<
  Task,
  | 'status'
  | 'kind'
  | 'network'
  | 'seat'
  | 'scheduled_at'
  | 'parked_until'
  | 'park_reason'
  | 'end_reason'
  | 'late_minutes'
  | 'actual_count'
  | 'target_count'
>

/**
 * Reason of a task's state in one line: what it waits for and until when, or why it ended.
 * @param limits of the team, for the daily cap
 * @returns null if the state is enough
 */
export function useTaskReason(limits?: GuardLimits): (task: Told) => string | null {
  const t = useT('task')
  const format = useFormat()
  return useCallback(
    (task) => {
      const { status, park_reason, parked_until, end_reason, seat } = task
      if (isParked(task) && park_reason) {
        const caps = park_reason === 'daily_cap' ? limits?.caps[guardedNetwork(task.network)] : undefined
        const cap = caps?.[task.kind as PromotionKind]
        const reason = cap ? t('wait.capReached', { count: cap }) : t(`park.${park_reason}`)
        return parked_until ? t('wait.until', { time: format.moment(parked_until), reason }) : reason
      }
      if (isPartlyDone(task) && end_reason)
        return t('partly', {
          done: task.actual_count,
          total: task.target_count,
          reason: t(`reason.${end_reason}`),
        })
      if (status === 'completed') return null
      if (end_reason) return t(`reason.${end_reason}`)
      if (status === 'running') return seat.online ? null : t('wait.offline', { seat: seat.name })
      if (status === 'pending' && task.scheduled_at && Date.parse(task.scheduled_at) > Date.now())
        return t('wait.scheduled', { time: format.moment(task.scheduled_at) })
      return t(seat.online ? 'wait.client' : 'wait.offline', { seat: seat.name })
    },
    [t, format, limits],
  )
}
