import type { StatMeasure } from '@seaport/contract/work/stats'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { PageCard } from '@seaport/ui/page'
import { StatCard, StatGrid } from '@seaport/ui/stat-card'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useToday } from '../api/queries.ts'

/** Figures with their list, and whether an increase is good. */
const measures = [
  { measure: 'collected_new', href: '#/resource', trend: 'good' },
  { measure: 'promoted_done', href: '#/task', trend: 'good' },
  { measure: 'tasks_created', href: '#/task', trend: 'neutral' },
  { measure: 'tasks_completed', href: '#/task?status=completed', trend: 'good' },
  { measure: 'tasks_error', href: '#/task?status=error', trend: 'bad' },
] as const satisfies { measure: StatMeasure; href: string; trend: 'good' | 'bad' | 'neutral' }[]

/** Counts since midnight, compared with yesterday up to the same time and with the week. */
export function TodayCards({ tasks }: { tasks: boolean }): ReactNode {
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
      {measures.map(({ measure, href, trend }) => {
        const was = data?.yesterday_so_far[measure] ?? 0
        const now = data?.today[measure] ?? 0
        return (
          <StatCard
            key={measure}
            label={t(`measure.${measure}`)}
            value={data && format.number(now)}
            series={data?.days.map((day) => day[measure])}
            change={was > 0 && now !== was ? (now - was) / was : undefined}
            trendMeaning={trend}
            {...(tasks && { href })}
            {...(was > 0 && { hint: t('soFar', { count: was }) })}
          />
        )
      })}
    </StatGrid>
  )
}
