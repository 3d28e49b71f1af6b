import type { JobState } from '@seaport/contract/platform/job.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { DetailsPanel } from '../../../shared/list/DetailsPanel.tsx'
import { JobStatus } from './JobStatus.tsx'
import { useJobName } from './useJobName.ts'

/** Side panel of a job, with its last error. */
export function JobPanel({ job, onClose }: { job: JobState; onClose: () => void }): ReactNode {
  const t = useT('config')
  const format = useFormat()
  const nameOf = useJobName()
  return (
    <DetailsPanel
      title={nameOf(job.name)}
      onClose={onClose}
      details={[
        { label: t('job.id'), value: job.name },
        { label: t('job.state'), value: <JobStatus job={job} /> },
        { label: t('job.every'), value: format.duration(job.every_seconds * 1000) },
        { label: t('job.lastTick'), value: format.dateTime(job.last_tick) },
        { label: t('job.nextDue'), value: job.next_due ? format.dateTime(job.next_due) : t('job.atOnce') },
        {
          label: t('job.duration'),
          value: job.duration_ms === null ? t('none') : t('job.ms', { count: job.duration_ms }),
        },
        {
          label: t('job.lastFailure'),
          value: job.last_failure ? format.dateTime(job.last_failure) : t('job.never'),
        },
        ...(job.error
          ? [{ label: t('job.error'), value: job.error, copy: job.error, copyName: t('job.copyError') }]
          : []),
        { label: t('job.server'), value: job.server ?? t('none') },
      ]}
    />
  )
}
