import { MoneyRegular } from '@fluentui/react-icons/svg/money'
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { PersonSupportRegular } from '@fluentui/react-icons/svg/person-support'
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected'
import { TasksAppRegular } from '@fluentui/react-icons/svg/tasks-app'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { PageCard } from '@seaport/ui/page'
import { StatCard, StatGrid } from '@seaport/ui/stat-card'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { usePlatformStatistics } from '../api/queries.ts'

/** The whole platform in numbers, for its administrators. */
export function AdminCards(): ReactNode {
  const t = useT('dashboard')
  const format = useFormat()
  const failure = useFailure()
  const { data, isError, error, refetch } = usePlatformStatistics()
  if (!data && isError)
    return (
      <PageCard>
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      </PageCard>
    )
  const ratio = (count = 0, whole = 0) => t('ratio', { part: count, whole })
  return (
    <StatGrid>
      <StatCard
        label={t('admin.users')}
        icon={<PeopleTeamRegular />}
        value={data && format.number(data.users)}
        {...(data && { hint: t('admin.newUsers', { count: data.new_users_today }) })}
      />
      <StatCard
        label={t('admin.revenue')}
        icon={<MoneyRegular />}
        value={data && format.money(data.revenue.thirty_days)}
        {...(data && { hint: t('admin.revenueToday', { sum: format.money(data.revenue.today) }) })}
      />
      <StatCard
        label={t('ports')}
        icon={<PlugConnectedRegular />}
        value={data && ratio(data.ports.occupied, data.ports.sold)}
        hint={t('admin.portsHint')}
      />
      <StatCard
        label={t('seats')}
        icon={<PersonSupportRegular />}
        value={data && ratio(data.seats.online, data.seats.total)}
        hint={t('seatsHint')}
      />
      <StatCard
        label={t('tasks')}
        icon={<TasksAppRegular />}
        value={data && format.number(data.tasks_running)}
        {...(data && { hint: t('admin.tasksToday', { count: data.today.tasks_created }) })}
      />
      <StatCard
        label={t('admin.collected')}
        icon={<PersonAddRegular />}
        value={data && format.number(data.today.collected_new)}
        {...(data && { hint: t('admin.known', { count: data.today.collected_known }) })}
      />
    </StatGrid>
  )
}
