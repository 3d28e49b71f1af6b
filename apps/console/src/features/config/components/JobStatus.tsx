import type { JobState } from '@seaport/contract/platform/job.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

/** Job health; "failed" outranks "late". */
export function JobStatus({ job }: { job: JobState }): ReactNode {
  const t = useT('config')
  if (!job.ok) return <StatusBadge tone="danger" label={t('job.failed')} />
  if (job.late) return <StatusBadge tone="warning" label={t('job.late')} />
  if (!job.last_tick) return <StatusBadge tone="neutral" label={t('job.neverRan')} />
  return <StatusBadge tone="success" label={t('job.ok')} />
}
