import { MoneyRegular } from '@fluentui/react-icons/svg/money'
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { PersonSupportRegular } from '@fluentui/react-icons/svg/person-support'
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected'
import { TasksAppRegular } from '@fluentui/react-icons/svg/tasks-app'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { userPermission } from '@seaport/contract/people/user'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { PageCard } from '@seaport/ui/page'
import { StatCard, StatGrid } from '@seaport/ui/stat-card'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { usePlatformStatistics } from '../api/queries.ts'

/** The whole platform in numbers, for its administrators. */
export function AdminCards(): ReactNode {
  const t = useT('dashboard')
  const p = useT('platformStatistics')
  const format = useFormat()
  const failure = useFailure()
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  const { data, isError, error, refetch } = usePlatformStatistics()
  if (!data && isError)
    return (
      <PageCard>
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      </PageCard>
    )
  const linkTo = (key: PermissionKey, href: string) => (keys?.includes(key) ? { href } : {})
  const ratio = (count = 0, whole = 0) => t('ratio', { part: count, whole })
  return (
    <StatGrid>
      <StatCard
        label={p('admin.users')}
        {...linkTo('108', '#/userManagement')}
        icon={<PeopleTeamRegular />}
        value={data && format.number(data.users)}
        {...(data && { hint: p('admin.newUsers', { count: data.new_users_today }) })}
      />
      <StatCard
        label={p('admin.revenue')}
        {...linkTo('121', '#/turnoverManagement?status=paid&order_type=1')}
        icon={<MoneyRegular />}
        value={data && format.money(data.revenue.thirty_days)}
        {...(data && { hint: p('admin.revenueToday', { sum: format.money(data.revenue.today) }) })}
      />
      <StatCard
        label={t('ports')}
        {...linkTo('108', '#/userManagement')}
        icon={<PlugConnectedRegular />}
        value={data && ratio(data.ports.occupied, data.ports.sold)}
        hint={p('admin.portsHint')}
      />
      <StatCard
        label={t('seats')}
        {...linkTo('109', '#/subUserManagement?online=true')}
        icon={<PersonSupportRegular />}
        value={data && ratio(data.seats.online, data.seats.total)}
        hint={t('seatsHint')}
      />
      <StatCard
        label={t('tasks')}
        {...linkTo('122', '#/taskManagement?status=running')}
        icon={<TasksAppRegular />}
        value={data && format.number(data.tasks_running)}
        {...(data && { hint: p('admin.tasksToday', { count: data.today.tasks_created }) })}
      />
      <StatCard
        label={p('admin.collected')}
        icon={<PersonAddRegular />}
        value={data && format.number(data.today.collected_new)}
        {...(data && { hint: p('admin.known', { count: data.today.collected_known }) })}
      />
    </StatGrid>
  )
}
