import type { AdminTask } from '@seaport/contract/work/admin-list.schema'
import { useT } from '@seaport/i18n/react'
import { useTaskColumns } from '@seaport/product-ui/task-columns'
import { useTaskName } from '@seaport/product-ui/task-name'
import type { Column } from '@seaport/ui/data-table-types'
import { TwoLines } from '@seaport/ui/two-lines'
import { useMemo } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { TenantLink } from '../../admin-user/admin-user.public.ts'

/** Columns of the tasks of all users. */
export function useAllTaskColumns(): readonly Column<AdminTask>[] {
  const t = useT('adminList')
  const tTask = useT('task')
  const of = useTaskColumns()
  const name = useTaskName()
  return useMemo(
    () => [
      {
        id: 'name',
        header: tTask('name'),
        width: 220,
        hideable: false,
        rowHeader: true,
        render: (task) => (
          <TwoLines
            first={<PageLink to={`/taskManagement/${task.id}`}>{name(task)}</PageLink>}
            second={`#${task.number}`}
            title={name(task)}
          />
        ),
      },
      {
        id: 'user',
        header: t('user'),
        collapsible: true,
        width: 190,
        render: (task) => <TenantLink user={task.user} />,
      },
      of.family,
      of.kind,
      of.status,
      of.progress,
      of.created_at,
      of.account,
      of.seat,
      of.reason,
      of.network,
      of.number,
      of.started_at,
      of.ended_at,
    ],
    [t, tTask, of, name],
  )
}
