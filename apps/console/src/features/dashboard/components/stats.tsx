import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community'
import { PersonSupportRegular } from '@fluentui/react-icons/svg/person-support'
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected'
import { TasksAppRegular } from '@fluentui/react-icons/svg/tasks-app'
import { userInfo } from '@seaport/contract/people/user'
import { useFormat, useT } from '@seaport/i18n/react'
import { StatCard } from '@seaport/ui/stat-card'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useToday } from '../api/queries.ts'

/** Ports taken. */
export function PortStat({ href }: { href: string | undefined }): ReactNode {
  const t = useT('dashboard')
  const format = useFormat()
  const { data } = useEndpointQuery(userInfo, {})
  return (
    <StatCard
      label={t('ports')}
      href={href}
      icon={<PlugConnectedRegular />}
      value={data && t('ratio', { part: data.port_occupy_num, whole: data.port_num })}
      {...(data?.port_expire_time && { hint: t('expires', { date: format.date(data.port_expire_time) }) })}
    />
  )
}

/** Seats online. */
export function SeatStat(): ReactNode {
  const t = useT('dashboard')
  const seats = useToday().data?.seats
  return (
    <StatCard
      label={t('seats')}
      href="#/seatAccount"
      icon={<PersonSupportRegular />}
      value={seats && t('ratio', { part: seats.online, whole: seats.total })}
      hint={t('seatsHint')}
    />
  )
}

/** Social accounts, and how many have no seat. */
export function AccountStat(): ReactNode {
  const t = useT('dashboard')
  const format = useFormat()
  const accounts = useToday().data?.accounts
  return (
    <StatCard
      label={t('accounts')}
      href="#/media"
      icon={<PeopleCommunityRegular />}
      value={accounts && format.number(accounts.total)}
      {...(accounts && { hint: t('unassigned', { count: accounts.unassigned }) })}
    />
  )
}

/** Tasks in progress, and how many wait. */
export function TaskStat(): ReactNode {
  const t = useT('dashboard')
  const format = useFormat()
  const open = useToday().data?.open_tasks
  return (
    <StatCard
      label={t('tasks')}
      href="#/task?status=running"
      icon={<TasksAppRegular />}
      value={open && format.number(open.running)}
      {...(open && { hint: t('queued', { count: open.queued + open.pending }) })}
    />
  )
}
