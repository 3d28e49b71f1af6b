import { Link as FluentLink } from '@fluentui/react-link'
import type { Task } from '@seaport/contract/work/task'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { type TaskDeeds, TaskMenu } from './TaskMenu.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { TaskStatus } from './TaskStatus.tsx'

/** Columns of the tasks' table. */
export function useTaskColumns(deeds: TaskDeeds): readonly Column<Task>[] {
  const t = useT('taskScreen')
  const words = useT('task')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('number'),
        width: 84,
        sortable: true,
        render: (task) => task.number,
      },
      {
        id: 'name',
        header: t('name'),
        width: 220,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (task) => (
          <FluentLink href={`#/task/${task.id}`} title={task.name}>
            {task.name}
          </FluentLink>
        ),
      },
      {
        id: 'status',
        header: t('status'),
        width: 220,
        sortable: true,
        render: (task) => <TaskStatus task={task} />,
      },
      { id: 'progress', header: t('progress'), width: 200, render: (task) => <TaskProgress task={task} /> },
      {
        id: 'kind',
        header: t('kind'),
        yields: true,
        width: 190,
        render: (task) => words(`kind.${task.kind}`),
      },
      {
        id: 'account',
        header: t('account'),
        yields: true,
        width: 170,
        render: (task) => <span title={task.account.account}>{task.account.account}</span>,
      },
      { id: 'seat', header: t('seat'), yields: true, width: 150, render: (task) => task.seat.name },
      {
        id: 'reason',
        header: t('reason'),
        yields: true,
        width: 180,
        render: (task) => (task.end_reason ? words(`reason.${task.end_reason}`) : t('none')),
      },
      {
        id: 'created_at',
        header: t('created'),
        yields: true,
        width: 140,
        sortable: true,
        render: (task) => <RelativeTime value={task.created_at} />,
      },
      {
        id: 'started_at',
        header: t('started'),
        width: 190,
        sortable: true,
        hidden: true,
        render: (task) => format.dateTime(task.started_at ?? task.scheduled_at),
      },
      {
        id: 'ended_at',
        header: t('ended'),
        width: 190,
        hidden: true,
        render: (task) => format.dateTime(task.ended_at),
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (task) => <TaskMenu task={task} deeds={deeds} />,
      },
    ],
    [t, words, format, deeds],
  )
}
