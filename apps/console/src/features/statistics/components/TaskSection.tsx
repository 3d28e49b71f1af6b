import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { type Scope, useTaskStats } from '../api/useStatistics.ts'
import { ratioOf } from '../ratio.ts'
import { Cards } from './Cards.tsx'
import { DayChart, type Measures } from './DayChart.tsx'
import { KindChart } from './KindChart.tsx'
import { ChartPair, Section } from './Section.tsx'

type TaskMeasure = 'tasks_completed' | 'tasks_error' | 'tasks_ended'
type PromotionMeasure = 'promoted_done' | 'promoted_skipped' | 'promoted_failed' | 'promoted_unknown'

/** Task statistics: how many tasks there were, and how they ended. */
export function TaskSection({ scope }: { scope: Scope }): ReactNode {
  const t = useT('statistics')
  const answer = useTaskStats(scope)
  const total = answer.data?.total
  const over = total && total.tasks_completed + total.tasks_error + total.tasks_ended
  const measures: Measures<TaskMeasure> = [
    { id: 'tasks_completed', name: t('measure.tasks_completed'), tone: 'success' },
    { id: 'tasks_error', name: t('measure.tasks_error'), tone: 'danger' },
    { id: 'tasks_ended', name: t('measure.tasks_ended'), tone: 'info' },
  ]
  return (
    <Section title={t('tasks')}>
      <Cards
        figures={[
          { label: t('measure.tasks_created'), value: total?.tasks_created },
          ...measures.map(({ id, name }) => ({
            label: name,
            value: total?.[id],
            share: total && ratioOf(total[id], over ?? 0),
          })),
        ]}
      />
      <ChartPair>
        <DayChart title={t('tasksByDay')} measures={measures} answer={answer} />
        <KindChart title={t('tasksByKind')} measure="tasks_created" answer={answer} />
      </ChartPair>
    </Section>
  )
}

/** How many people promotions reached, and how many not. */
export function PromotionSection({ scope }: { scope: Scope }): ReactNode {
  const t = useT('statistics')
  const answer = useTaskStats(scope)
  const total = answer.data?.total
  const measures: Measures<PromotionMeasure> = [
    { id: 'promoted_done', name: t('measure.promoted_done'), tone: 'success' },
    { id: 'promoted_skipped', name: t('measure.promoted_skipped'), tone: 'info' },
    { id: 'promoted_failed', name: t('measure.promoted_failed'), tone: 'danger' },
    { id: 'promoted_unknown', name: t('measure.promoted_unknown'), tone: 'warning' },
  ]
  const all = total && measures.reduce((sum, { id }) => sum + total[id], 0)
  return (
    <Section title={t('promotions')}>
      <Cards
        figures={measures.map(({ id, name }) => ({
          label: name,
          value: total?.[id],
          share: total && ratioOf(total[id], all ?? 0),
        }))}
      />
      <ChartPair>
        <DayChart title={t('promotedByDay')} measures={measures} answer={answer} />
        <KindChart title={t('promotedByKind')} measure="promoted_done" answer={answer} />
      </ChartPair>
    </Section>
  )
}
