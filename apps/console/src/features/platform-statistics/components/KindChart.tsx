import { useT } from '@seaport/i18n/react'
import { Chart } from '@seaport/ui/chart'
import { PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import type { TrendAnswer } from '../api/useTrend.ts'

/** Which kinds of task are created most. */
export function KindChart({ answer }: { answer: TrendAnswer }): ReactNode {
  const t = useT('platformStatistics')
  const tTask = useT('task')
  const failure = useFailure()
  const { data, isError, error, refetch } = answer
  return (
    <PageCard>
      <Chart
        kind="ranking"
        title={t('kinds')}
        parts={data?.kinds
          .filter(({ tasks_created: created }) => created > 0)
          .map(({ kind, tasks_created: value }) => ({ id: kind, name: tTask(`kind.${kind}`), value }))}
        failure={isError ? failure(error) : undefined}
        onRetry={() => void refetch()}
      />
    </PageCard>
  )
}
