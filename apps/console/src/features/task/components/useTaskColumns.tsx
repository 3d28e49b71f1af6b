import { Link as FluentLink } from '@fluentui/react-link'
import type { Task } from '@seaport/contract/work/task'
import { useT } from '@seaport/i18n/react'
import { useTaskColumns as useSharedColumns } from '@seaport/product-ui/task-columns'
import type { Column } from '@seaport/ui/data-table-types'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { type OnTaskAction, TaskMenu } from './TaskMenu.tsx'

/** Columns of the tasks' table. */
export function useTaskColumns(onAction: OnTaskAction): readonly Column<Task>[] {
  const t = useT('taskScreen')
  const words = useT('task')
  const of = useSharedColumns()
  return useMemo(
    () => [
      { ...of.number, sortable: true },
      {
        id: 'name',
        header: words('name'),
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
      { ...of.status, width: 220, sortable: true },
      of.progress,
      of.kind,
      of.account,
      of.seat,
      of.reason,
      of.created_at,
      of.started_at,
      of.ended_at,
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (task) => <TaskMenu task={task} onAction={onAction} />,
      },
    ],
    [t, words, of, onAction],
  )
}
