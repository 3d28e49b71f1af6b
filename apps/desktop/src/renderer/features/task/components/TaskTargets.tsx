import type { TaskTarget } from '@seaport/contract/work/task'
import { useFormat, useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import { useFailure } from '@seaport/ui/use-failure'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { asking } from '../../../shared/queries.ts'

const TONES: Readonly<Record<TaskTarget['outcome'], Tone>> = {
  pending: 'neutral',
  done: 'success',
  skipped: 'info',
  failed: 'danger',
  unknown: 'warning',
}

/** What a task works through, each with its outcome. */
export function TaskTargets({
  id,
  counted,
}: {
  id: string /** Its targets have people of their own. */
  counted: boolean
}): ReactNode {
  const t = useT('desktop')
  const words = useT('task')
  const format = useFormat()
  const failure = useFailure()
  const { data, error, refetch } = useQuery(asking('task.targets', { id }))
  const collected: Column<TaskTarget> = {
    id: 'collected',
    header: t('collected'),
    width: 100,
    align: 'end',
    render: ({ collected }) => format.number(collected),
  }
  const columns: Column<TaskTarget>[] = [
    {
      id: 'target',
      header: t('target'),
      rowHeader: true,
      render: ({ target }) => <span title={target}>{target}</span>,
    },
    {
      id: 'outcome',
      header: t('outcome'),
      width: 130,
      render: ({ outcome }) => <StatusBadge tone={TONES[outcome]} label={words(`outcome.${outcome}`)} />,
    },
    {
      id: 'reason',
      header: t('reason'),
      width: 200,
      render: ({ reason }) => reason && words(`reason.${reason}`),
    },
    ...(counted ? [collected] : []),
  ]
  return (
    <DataTable<TaskTarget>
      label={t('targets')}
      columns={columns}
      rows={data?.list}
      rowId={({ position }) => String(position)}
      failure={error ? failure(error) : undefined}
      onRetry={() => void refetch()}
    />
  )
}
