import type { Period } from '@seaport/contract/kernel/period.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Chart } from '@seaport/ui/chart'
import type { ChartSeries } from '@seaport/ui/chart-types'
import { PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useCollection, usePromotion } from '../api/queries.ts'
import { momentIn } from '../day.ts'

const collected = [
  ['collected_new', 'primary'],
  ['collected_known', 'info'],
] as const
const promoted = [
  ['promoted_done', 'success'],
  ['promoted_skipped', 'info'],
  ['promoted_failed', 'danger'],
  ['promoted_unknown', 'warning'],
] as const

/** People collected, by day. */
export function CollectionTrend({ period }: { period: Period }): ReactNode {
  return <Trend kind="collection" measures={collected} read={useCollection(period)} />
}

/** People reached, by day. */
export function PromotionTrend({ period }: { period: Period }): ReactNode {
  return <Trend kind="promotion" measures={promoted} read={usePromotion(period)} />
}

type Measure = (typeof collected | typeof promoted)[number][0]

interface TrendProps<M extends Measure> {
  kind: 'collection' | 'promotion'
  measures: readonly (readonly [M, ChartSeries['tone']?])[]
  read: {
    data: { days: readonly (Record<M, number> & { date: string })[] } | undefined
    isError: boolean
    error: unknown
    refetch: () => unknown
  }
}

function Trend<M extends Measure>({ kind, measures, read }: TrendProps<M>): ReactNode {
  const t = useT('dashboard')
  const { zone } = useFormat()
  const failure = useFailure()
  const { data, isError, error, refetch } = read
  const anything = data?.days.some((day) => measures.some(([measure]) => day[measure] > 0))
  if (data && !anything) return <PageCard title={t(`trend.${kind}`)}>{t(`unused.${kind}`)}</PageCard>
  return (
    <PageCard>
      <Chart
        kind="stacked"
        title={t(`trend.${kind}`)}
        categoryKind="day"
        categoryName={t('day')}
        categories={data?.days.map(({ date }) => momentIn(date, zone)) ?? []}
        series={
          data &&
          measures.map(([measure, tone]) => ({
            id: measure,
            name: t(`measure.${measure as Measure}`),
            values: data.days.map((day) => day[measure]),
            ...(tone && { tone }),
          }))
        }
        failure={isError ? failure(error) : undefined}
        onRetry={() => void refetch()}
      />
    </PageCard>
  )
}
