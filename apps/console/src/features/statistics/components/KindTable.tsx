import type { StatMeasure } from '@seaport/contract/work/stats'
import { useFormat, useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { EmptyState } from '@seaport/ui/empty-state'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, useMemo } from 'react'
import { type Scope, useResourceStats, useTaskStats } from '../api/useStatistics.ts'
import { type KindCounts, kindRows } from '../kinds.ts'
import { SectionTitle } from './Section.tsx'

const MEASURES = [
  'tasks_created',
  'tasks_completed',
  'tasks_error',
  'tasks_ended',
  'collected_new',
  'collected_known',
  'promoted_done',
  'promoted_skipped',
  'promoted_failed',
  'promoted_unknown',
] as const satisfies StatMeasure[]

/** Columns that stay visible in narrow windows. */
const FIRST: ReadonlySet<StatMeasure> = new Set([
  'tasks_created',
  'tasks_completed',
  'tasks_error',
  'collected_new',
  'promoted_done',
])

/** Every count by kind of task, as figures. */
export function KindTable({ scope }: { scope: Scope }): ReactNode {
  const t = useT('statistics')
  const tTask = useT('task')
  const format = useFormat()
  const failure = useFailure()
  const tasks = useTaskStats(scope)
  const resources = useResourceStats(scope)
  const broken = [tasks, resources].find(({ isError }) => isError)
  const columns = useMemo<readonly Column<KindCounts>[]>(
    () => [
      {
        id: 'kind',
        words: true,
        header: t('kind'),
        width: 176,
        hideable: false,
        rowHeader: true,
        pin: 'start',
        render: (row) => tTask(`kind.${row.kind}`),
      },
      ...MEASURES.map((measure) => ({
        id: measure,
        header: t(`measure.${measure}`),
        width: 116,
        align: 'end' as const,
        collapsible: !FIRST.has(measure),
        render: (row: KindCounts) => format.number(row[measure]),
      })),
    ],
    [t, tTask, format],
  )
  return (
    <section aria-label={t('byKind')}>
      <DataTable
        label={t('byKind')}
        columns={columns}
        rows={tasks.data && resources.data && kindRows(tasks.data, resources.data)}
        rowId={({ kind }) => kind}
        storageKey="statistics"
        toolbar={<SectionTitle>{t('byKind')}</SectionTitle>}
        failure={broken && failure(broken.error)}
        onRetry={() => void Promise.all([tasks.refetch(), resources.refetch()])}
        empty={<EmptyState motif="compass" title={t('nothing')} />}
      />
    </section>
  )
}
