import { useFormat, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import type { ReactNode } from 'react'
import { useServerClock } from '../../../shared/useClock.ts'
import type { ManualTask } from '../api/useWorkbench.ts'

/** The guard lets the account wait: why, and how long still. */
export function WaitingForGuard({ task }: { task: ManualTask }): ReactNode {
  const t = useT('workbench')
  const words = useT('task')
  const format = useFormat()
  const now = useServerClock(true)
  const until = Date.parse(task.parked_until ?? '')
  const left = Math.max(0, Math.ceil((until - now) / 1000) * 1000)
  return (
    <EmptyState
      motif="lighthouse"
      title={task.park_reason ? words(`park.${task.park_reason}`) : words('parked')}
      text={t('waits', { time: format.dateTime(task.parked_until), left: format.duration(left) })}
    />
  )
}
