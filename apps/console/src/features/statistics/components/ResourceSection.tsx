import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { type Scope, useResourceStats } from '../api/useStatistics.ts'
import { ratioOf } from '../ratio.ts'
import { Cards } from './Cards.tsx'
import { DayChart, type Measures } from './DayChart.tsx'
import { KindChart } from './KindChart.tsx'
import { ChartPair, Section } from './Section.tsx'

/** Resource statistics: people collected by tasks. */
export function ResourceSection({ scope }: { scope: Scope }): ReactNode {
  const t = useT('statistics')
  const answer = useResourceStats(scope)
  const total = answer.data?.total
  const all = total && total.collected_new + total.collected_known
  const measures: Measures<'collected_new' | 'collected_known'> = [
    { id: 'collected_new', name: t('measure.collected_new') },
    { id: 'collected_known', name: t('measure.collected_known'), tone: 'info' },
  ]
  return (
    <Section title={t('resources')}>
      <Cards
        figures={[
          { label: t('collected'), value: all },
          ...measures.map(({ id, name }) => ({
            label: name,
            value: total?.[id],
            share: total && ratioOf(total[id], all ?? 0),
          })),
        ]}
      />
      <ChartPair>
        <DayChart title={t('collectedByDay')} measures={measures} answer={answer} />
        <KindChart title={t('collectedByKind')} measure="collected_new" answer={answer} />
      </ChartPair>
    </Section>
  )
}
