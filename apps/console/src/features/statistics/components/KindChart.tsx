import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import { Chart } from '@seaport/ui/chart'
import { PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'

interface KindChartProps<M extends string> {
  title: string
  measure: M
  answer: {
    data: { kinds: readonly (Record<M, number> & { kind: TaskKindId })[] } | undefined
    isError: boolean
    error: unknown
    refetch: () => unknown
  }
}

/** Counts by kind of task, largest first. */
export function KindChart<M extends string>({ title, measure, answer }: KindChartProps<M>): ReactNode {
  const tTask = useT('task')
  const failure = useFailure()
  const { data, isError, error, refetch } = answer
  return (
    <PageCard>
      <Chart
        kind="ranking"
        title={title}
        parts={data?.kinds
          .filter((one) => one[measure] > 0)
          .map((one) => ({ id: one.kind, name: tTask(`kind.${one.kind}`), value: one[measure] }))}
        failure={isError ? failure(error) : undefined}
        onRetry={() => void refetch()}
      />
    </PageCard>
  )
}
