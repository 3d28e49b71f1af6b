import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'

/** The account's delay after this target, and whether it comes from the guard or the task. */
export function PauseHint({ task }: { task: TaskDetail }): ReactNode {
  const t = useT('workbench')
  const format = useFormat()
  const { data: guard } = useQuery(ipcQuery('guard.get', {}))
  const { params } = task.work
  if (!guard || !('send_interval_seconds' in params)) return null
  const least = guard.limits.least_interval_seconds
  const own = params.send_interval_seconds
  const left = format.duration(Math.max(least, own) * 1000)
  return <Hint>{t(least >= own ? 'pauseByGuard' : 'pauseByTask', { left })}</Hint>
}
