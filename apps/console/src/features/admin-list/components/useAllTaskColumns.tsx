import type { AdminTask } from '@seaport/contract/work/admin-list'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { useMemo } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { NetworkName } from '../../account/account.public.ts'
import { TenantLink } from '../../admin-user/admin-user.public.ts'
import { TaskProgress, TaskStatus } from '../../task/task.public.ts'

/** Columns of the table of everybody's tasks. */
export function useAllTaskColumns(): readonly Column<AdminTask>[] {
  const t = useT('adminList')
  const screen = useT('taskScreen')
  const words = useT('task')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        header: screen('name'),
        width: 220,
        hideable: false,
        rowHeader: true,
        render: (task) => (
          <PageLink to={`/taskManagement/${task.id}`} title={task.name}>
            {task.name}
          </PageLink>
        ),
      },
      { id: 'user', header: t('user'), width: 190, render: (task) => <TenantLink user={task.user} /> },
      { id: 'status', header: screen('status'), width: 190, render: (task) => <TaskStatus task={task} /> },
      {
        id: 'progress',
        header: screen('progress'),
        width: 180,
        render: (task) => <TaskProgress task={task} />,
      },
      {
        id: 'kind',
        header: screen('kind'),
        yields: true,
        width: 170,
        render: (task) => words(`kind.${task.kind}`),
      },
      {
        id: 'created_at',
        header: screen('created'),
        yields: true,
        width: 140,
        sortable: true,
        render: (task) => <RelativeTime value={task.created_at} />,
      },
      {
        id: 'account',
        header: screen('account'),
        yields: true,
        width: 160,
        render: (task) => <span title={task.account.account}>{task.account.account}</span>,
      },
      { id: 'seat', header: screen('seat'), yields: true, width: 140, render: (task) => task.seat.name },
      {
        id: 'reason',
        header: screen('reason'),
        yields: true,
        width: 180,
        render: (task) => (task.end_reason ? words(`reason.${task.end_reason}`) : screen('none')),
      },
      {
        id: 'network',
        header: screen('network'),
        width: 150,
        hidden: true,
        render: (task) => <NetworkName network={task.network} />,
      },
      { id: 'number', header: screen('number'), width: 84, hidden: true, render: (task) => task.number },
      {
        id: 'started_at',
        header: screen('started'),
        width: 190,
        sortable: true,
        hidden: true,
        render: (task) => format.dateTime(task.started_at ?? task.scheduled_at),
      },
      {
        id: 'ended_at',
        header: screen('ended'),
        width: 190,
        hidden: true,
        render: (task) => format.dateTime(task.ended_at),
      },
    ],
    [t, screen, words, format],
  )
}
