import { targetOutcomes } from '@seaport/contract/work/task'
import type { TaskTarget } from '@seaport/contract/work/task.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { FilterBar } from '@seaport/ui/filter-bar'
import { PageCard } from '@seaport/ui/page'
import { RelativeTime } from '@seaport/ui/relative-time'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import type { List } from '../list/list-state.ts'
import type { ListTableProps } from '../list/useTableProps.ts'

const TONES: Readonly<Record<TaskTarget['outcome'], Tone>> = {
  pending: 'neutral',
  done: 'success',
  skipped: 'info',
  failed: 'danger',
  unknown: 'warning',
}

/** Names of the filters in the list's state. */
export const TARGET_FILTERS = ['outcome'] as const

type TaskTargetCounts = Readonly<Record<TaskTarget['outcome'], number>>

export interface TaskTargetsProps {
  targets: { list: List<'outcome'>; table: ListTableProps<TaskTarget> }
  /** Number of targets per outcome; undefined while loading. */
  counts?: TaskTargetCounts | undefined
  /** Buttons beside the filter. */
  tools?: ReactNode
  /** Without a card, if it is inside one. */
  bare?: boolean
  /** Whether people are collected from the targets; a promotion reaches them. */
  collects: boolean
}

/** Targets of a task with their outcomes. */
export function TaskTargets({ targets, counts, tools, bare = false, collects }: TaskTargetsProps): ReactNode {
  const t = useT('task')
  const page = useT('taskPage')
  const format = useFormat()
  const { list, table } = targets
  const title = t(collects ? 'targets' : 'targets.promotion')
  const label = (value: TaskTarget['outcome']) =>
    counts
      ? page('outcomeCount', { outcome: t(`outcome.${value}`), count: counts[value] })
      : t(`outcome.${value}`)
  const collected: Column<TaskTarget> = {
    id: 'collected',
    header: t('collected'),
    width: 110,
    align: 'end',
    render: ({ collected: count }) => format.number(count),
  }
  const columns: readonly Column<TaskTarget>[] = [
    {
      id: 'target',
      header: t('targetName'),
      rowHeader: true,
      render: ({ target }) => target,
    },
    {
      id: 'outcome',
      words: true,
      header: t('outcome'),
      width: 130,
      render: ({ outcome }) => <StatusBadge tone={TONES[outcome]} label={t(`outcome.${outcome}`)} />,
    },
    {
      id: 'reason',
      words: true,
      header: t('targetReason'),
      width: 180,
      render: ({ reason }) => (reason ? t(`reason.${reason}`) : null),
    },
    ...(collects ? [collected] : []),
    {
      id: 'settled_at',
      header: page('settled'),
      collapsible: true,
      width: 150,
      render: ({ settled_at }) => <RelativeTime value={settled_at} />,
    },
  ]
  const rows = (
    <DataTable
      {...table}
      label={title}
      columns={columns}
      rowId={({ position }) => String(position)}
      toolbar={
        <FilterBar
          filters={[
            {
              id: 'outcome',
              label: t('outcome'),
              options: targetOutcomes.map((value) => ({ value, label: label(value) })),
              value: list.state.filters.outcome,
              onChange: (value) => list.setFilter('outcome', value),
            },
          ]}
        >
          {tools}
        </FilterBar>
      }
    />
  )
  return bare ? rows : <PageCard title={title}>{rows}</PageCard>
}
