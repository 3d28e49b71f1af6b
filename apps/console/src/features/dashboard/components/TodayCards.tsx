import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { SendRegular } from '@fluentui/react-icons/svg/send'
import { TaskListAddRegular } from '@fluentui/react-icons/svg/task-list-add'
import type { StatMeasure } from '@seaport/contract/stats'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { PageCard } from '@seaport/ui/page'
import { StatCard, StatGrid } from '@seaport/ui/stat-card'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useToday } from '../api.ts'

const cards = [
  ['collected_new', <PersonAddRegular key="icon" />],
  ['promoted_done', <SendRegular key="icon" />],
  ['tasks_created', <TaskListAddRegular key="icon" />],
  ['tasks_completed', <CheckmarkCircleRegular key="icon" />],
  ['tasks_error', <ErrorCircleRegular key="icon" />],
] as const satisfies (readonly [StatMeasure, ReactNode])[]

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
      {cards.map(([measure, icon]) => {
        const was = data?.yesterday[measure] ?? 0
        const now = data?.today[measure] ?? 0
        const difference = format.number(now - was, { signDisplay: 'exceptZero' })
        return (
          <StatCard
            key={measure}
            label={t(`measure.${measure}`)}
            icon={icon}
            value={data && format.number(now)}
            {...(data && { hint: t('yesterday', { was, difference }) })}
          />
        )
      })}
    </StatGrid>
  )
}
