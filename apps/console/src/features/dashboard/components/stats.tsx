import { ContactCardGroupRegular } from '@fluentui/react-icons/svg/contact-card-group'
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community'
import { PersonDesktopRegular } from '@fluentui/react-icons/svg/person-desktop'
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected'
import { TasksAppRegular } from '@fluentui/react-icons/svg/tasks-app'
import { listAccounts } from '@seaport/contract/account'
import { listResources } from '@seaport/contract/resource'
import { listSeats } from '@seaport/contract/seat'
import { listTasks } from '@seaport/contract/task'
import { userInfo } from '@seaport/contract/user'
import { useFormat, useT } from '@seaport/i18n/react'
import { StatCard } from '@seaport/ui/stat-card'
import type { ReactNode } from 'react'
import { useRead } from '../../../shared/api/endpoint.ts'

/** A list is asked for its total only: one row is the least it gives. */
const COUNT = { page_size: 1 } as const

/** Ports taken. */
export function PortStat(): ReactNode {
  const t = useT('dashboard')
  const format = useFormat()
  const { data } = useRead(userInfo, {})
  return (
    <StatCard
      label={t('ports')}
      icon={<PlugConnectedRegular />}
      value={data && t('ratio', { part: data.port_occupy_num, whole: data.port_num })}
      {...(data?.port_expire_time && { hint: t('expires', { date: format.date(data.port_expire_time) }) })}
    />
  )
}

/** Seats online. */
export function SeatStat(): ReactNode {
  const t = useT('dashboard')
  const all = useRead(listSeats, { query: COUNT }).data
  const online = useRead(listSeats, { query: { ...COUNT, online: 'true' } }).data
  return (
    <StatCard
      label={t('seats')}
      icon={<PersonDesktopRegular />}
      value={all && online && t('ratio', { part: online.total, whole: all.total })}
      hint={t('seatsHint')}
    />
  )
}

/** Social accounts, and how many have no seat. */
export function AccountStat(): ReactNode {
  const t = useT('dashboard')
  const format = useFormat()
  const all = useRead(listAccounts, { query: COUNT }).data
  const free = useRead(listAccounts, { query: { ...COUNT, seat_id: 'none' } }).data
  return (
    <StatCard
      label={t('accounts')}
      icon={<PeopleCommunityRegular />}
      value={all && format.number(all.total)}
      {...(free && { hint: t('unassigned', { count: free.total }) })}
    />
  )
}

/** Tasks in progress, and how many wait. */
export function TaskStat(): ReactNode {
  const t = useT('dashboard')
  const format = useFormat()
  const running = useRead(listTasks, { query: { ...COUNT, status: 'running' } }).data
  const queued = useRead(listTasks, { query: { ...COUNT, status: 'queued' } }).data
  return (
    <StatCard
      label={t('tasks')}
      icon={<TasksAppRegular />}
      value={running && format.number(running.total)}
      {...(queued && { hint: t('queued', { count: queued.total }) })}
    />
  )
}

/** People and pages in the library. */
export function PeopleStat(): ReactNode {
  const t = useT('dashboard')
  const format = useFormat()
  const { data } = useRead(listResources, { query: COUNT })
  return (
    <StatCard
      label={t('people')}
      icon={<ContactCardGroupRegular />}
      value={data && format.number(data.total ?? 0)}
      hint={t('peopleHint')}
    />
  )
}
