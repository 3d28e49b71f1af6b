import { useFormat, useT } from '@seaport/i18n/react'
import { StatCard, StatGrid } from '@seaport/ui/stat-card'
import type { ReactNode } from 'react'
import type { TrendAnswer } from '../api/useTrend.ts'

const COUNTS = ['new_users', 'tasks_created', 'tasks_completed', 'collected_new', 'promoted_done'] as const

/** Totals of a period. */
export function TotalCards({ answer: { data } }: { answer: TrendAnswer }): ReactNode {
  const t = useT('platformStatistics')
  const format = useFormat()
  return (
    <StatGrid>
      <StatCard label={t('measure.revenue')} value={data && format.money(data.total.revenue)} />
      {COUNTS.map((measure) => (
        <StatCard
          key={measure}
          label={t(`measure.${measure}`)}
          value={data && format.number(data.total[measure])}
        />
      ))}
    </StatGrid>
  )
}
