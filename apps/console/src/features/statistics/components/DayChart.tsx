import { useFormat, useT } from '@seaport/i18n/react'
import { Chart } from '@seaport/ui/chart'
import type { ChartSeries } from '@seaport/ui/chart-types'
import { PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { momentIn } from '../../dashboard/dashboard.public.ts'

export type Measures<M extends string> = readonly {
  id: M
  name: string
  tone?: NonNullable<ChartSeries['tone']>
}[]

/** An answer with counts by day. */
export interface DayAnswer<M extends string> {
  data: { days: readonly (Record<M, number> & { date: string })[] } | undefined
  isError: boolean
  error: unknown
  refetch: () => unknown
}

interface DayChartProps<M extends string> {
  title: string
  measures: Measures<M>
  answer: DayAnswer<M>
}

/** Counts by day; an empty period says so. */
export function DayChart<M extends string>({ title, measures, answer }: DayChartProps<M>): ReactNode {
  const t = useT('statistics')
  const { zone } = useFormat()
  const failure = useFailure()
  const { data, isError, error, refetch } = answer
  const anything = data?.days.some((day) => measures.some(({ id }) => day[id] > 0))
  return (
    <PageCard>
      <Chart
        kind="stacked"
        title={title}
        categoryKind="day"
        categoryName={t('day')}
        categories={data?.days.map(({ date }) => momentIn(date, zone)) ?? []}
        series={
          data &&
          (anything ? measures : []).map(({ id, ...style }) => ({
            id,
            ...style,
            values: data.days.map((day) => day[id]),
          }))
        }
        failure={isError ? failure(error) : undefined}
        onRetry={() => void refetch()}
      />
    </PageCard>
  )
}
