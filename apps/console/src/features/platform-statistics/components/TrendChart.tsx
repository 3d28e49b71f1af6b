import { useFormat, useT } from '@seaport/i18n/react'
import { Chart } from '@seaport/ui/chart'
import type { ChartSeries, ValueKind } from '@seaport/ui/chart-types'
import { PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { momentIn } from '../../dashboard/dashboard.public.ts'
import type { Measure, TrendAnswer } from '../api/useTrend.ts'

interface TrendChartProps {
  title: string
  kind: 'bar' | 'stacked' | 'line'
  valueKind?: ValueKind
  measures: readonly (readonly [id: Measure, tone?: NonNullable<ChartSeries['tone']>])[]
  answer: TrendAnswer
}

/** Some measures by day; an empty period says so. */
export function TrendChart({ title, kind, valueKind, measures, answer }: TrendChartProps): ReactNode {
  const t = useT('platformStatistics')
  const { zone } = useFormat()
  const failure = useFailure()
  const { data, isError, error, refetch } = answer
  const anything = data && measures.some(([id]) => Number(data.total[id]) !== 0)
  return (
    <PageCard>
      <Chart
        kind={kind}
        title={title}
        {...(valueKind && { valueKind })}
        categoryKind="day"
        categoryName={t('day')}
        categories={data?.days.map(({ date }) => momentIn(date, zone)) ?? []}
        series={
          data &&
          (anything ? measures : []).map(([id, tone]) => ({
            id,
            name: t(`measure.${id}`),
            values: data.days.map((day) => Number(day[id])),
            ...(tone && { tone }),
          }))
        }
        failure={isError ? failure(error) : undefined}
        onRetry={() => void refetch()}
      />
    </PageCard>
  )
}
