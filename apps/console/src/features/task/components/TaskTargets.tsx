import type { adminListTaskTargets } from '@seaport/contract/work/admin-list'
import { listTaskTargets, type TaskTarget } from '@seaport/contract/work/task'
import { useFormat, useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { PageCard } from '@seaport/ui/page'
import { StatusBadge } from '@seaport/ui/status-badge'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, useMemo } from 'react'
import type { z } from 'zod'
import { useRead } from '../../../shared/api/endpoint.ts'

type Target = z.infer<typeof TaskTarget>

const TONES = {
  pending: 'neutral',
  done: 'success',
  skipped: 'info',
  failed: 'danger',
  unknown: 'warning',
} as const

export interface TaskTargetsProps {
  id: string
  /** Where they are read; the own tasks' by default. */
  from?: typeof listTaskTargets | typeof adminListTaskTargets
}

/** What a task works through, with the outcome of each. */
export function TaskTargets({ id, from = listTaskTargets }: TaskTargetsProps): ReactNode {
  const t = useT('taskScreen')
  const words = useT('task')
  const format = useFormat()
  const failure = useFailure()
  const query = { page_size: 200, sort: 'position', order: 'asc' } as const
  const { data, isError, error, refetch } = useRead<typeof listTaskTargets | typeof adminListTaskTargets>(
    from,
    { params: { id }, query },
  )
  const columns = useMemo<readonly Column<Target>[]>(
    () => [
      {
        id: 'target',
        header: t('targetName'),
        rowHeader: true,
        render: (row) => <span title={row.target}>{row.target}</span>,
      },
      {
        id: 'outcome',
        header: t('outcome'),
        width: 130,
        render: (row) => <StatusBadge tone={TONES[row.outcome]} label={words(`outcome.${row.outcome}`)} />,
      },
      {
        id: 'reason',
        header: t('reason'),
        width: 180,
        render: (row) => (row.reason ? words(`reason.${row.reason}`) : t('none')),
      },
      {
        id: 'collected',
        header: t('collected'),
        width: 110,
        align: 'end',
        render: (row) => format.number(row.collected),
      },
    ],
    [t, words, format],
  )
  return (
    <PageCard title={t('targets')}>
      <DataTable
        label={t('targets')}
        columns={columns}
        rows={data?.list}
        rowId={(row) => String(row.position)}
        failure={isError ? failure(error) : undefined}
        onRetry={() => void refetch()}
      />
    </PageCard>
  )
}
