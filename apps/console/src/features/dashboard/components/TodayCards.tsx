import type { StatMeasure } from '@seaport/contract/work/stats'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { PageCard } from '@seaport/ui/page'
import { StatCard, StatGrid } from '@seaport/ui/stat-card'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useToday } from '../api/queries.ts'

const measures = [
  'collected_new',
  'promoted_done',
  'tasks_created',
  'tasks_completed',
  'tasks_error',
] as const satisfies StatMeasure[]

/** What has happened since midnight, beside the whole day before. */
export function TodayCards(): ReactNode {
  const t = useT('dashboard')
  const format = useFormat()
  const failure = useFailure()
  const { data, isError, error, refetch } = useToday()
  if (!data && isError)
    return (
      <PageCard>
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      </PageCard>
    )
  return (
    <StatGrid>
      {measures.map((measure) => {
        const was = data?.yesterday[measure] ?? 0
        const now = data?.today[measure] ?? 0
        const difference = format.number(now - was, { signDisplay: 'exceptZero' })
        return (
          <StatCard
            key={measure}
            label={t(`measure.${measure}`)}
            value={data && format.number(now)}
            {...(data && { hint: t('yesterday', { was, difference }) })}
          />
        )
      })}
    </StatGrid>
  )
}
