import { listJobs } from '@seaport/contract/platform/job'
import type { JobState } from '@seaport/contract/platform/job.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { lazy } from '@seaport/ui/lazy'
import { RelativeTime } from '@seaport/ui/relative-time'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { JobStatus } from './JobStatus.tsx'
import { useJobName } from './useJobName.ts'

const JobPanel = lazy(async () => (await import('./JobPanel.tsx')).JobPanel)

/** Refetch interval in ms. */
const EVERY = 5000

/** Background jobs and their last runs. */
export function JobsSection(): ReactNode {
  const t = useT('config')
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(listJobs, {}, { refetchIntervalMs: EVERY })
  const [shown, setShown] = useState<string>()
  const job = data?.list.find(({ name }) => name === shown)
  return (
    <>
      <DataTable
        label={t('section.jobs')}
        columns={useJobColumns()}
        rows={data?.list}
        rowId={({ name }) => name}
        failure={isError ? failure(error) : undefined}
        onRetry={() => void refetch()}
        onRowClick={({ name }) => setShown(name)}
        openRow={shown}
      />
      <Suspense>{job && <JobPanel job={job} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  )
}

function useJobColumns(): readonly Column<JobState>[] {
  const t = useT('config')
  const format = useFormat()
  const nameOf = useJobName()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('job.name'),
        hideable: false,
        rowHeader: true,
        render: (job) => <span title={job.name}>{nameOf(job.name)}</span>,
      },
      {
        id: 'state',
        words: true,
        header: t('job.state'),
        width: 130,
        render: (job) => <JobStatus job={job} />,
      },
      {
        id: 'every',
        header: t('job.every'),
        width: 120,
        render: (job) => format.duration(job.every_seconds * 1000),
      },
      {
        id: 'last_tick',
        header: t('job.lastTick'),
        width: 140,
        render: (job) => <RelativeTime value={job.last_tick} />,
      },
      {
        id: 'next_due',
        header: t('job.nextDue'),
        width: 140,
        collapsible: true,
        render: (job) => (job.next_due ? <RelativeTime value={job.next_due} future /> : t('job.atOnce')),
      },
      {
        id: 'duration',
        header: t('job.duration'),
        width: 110,
        align: 'end',
        collapsible: true,
        render: (job) => (job.duration_ms === null ? null : t('job.ms', { count: job.duration_ms })),
      },
      {
        id: 'last_failure',
        header: t('job.lastFailure'),
        width: 150,
        collapsible: true,
        render: (job) => (job.last_failure ? <RelativeTime value={job.last_failure} /> : t('job.never')),
      },
    ],
    [t, format, nameOf],
  )
}
