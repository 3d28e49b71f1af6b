import { Link as FluentLink } from '@fluentui/react-components'
import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import type { Task } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { useTaskColumns as useSharedColumns } from '@seaport/product-ui/task-columns'
import { useTaskName } from '@seaport/product-ui/task-name'
import type { Column } from '@seaport/ui/data-table-types'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { token } from '@seaport/ui/theme-tokens'
import { TwoLines } from '@seaport/ui/two-lines'
import { type ReactNode, useMemo } from 'react'
import { BatchLink } from './BatchLink.tsx'
import { type OnTaskAction, TaskMenu } from './TaskMenu.tsx'

/** Names of kinds look the same with and without a second line. */
function Regular({ children }: { children: ReactNode }): ReactNode {
  return <span style={{ fontWeight: token('fontWeightRegular') }}>{children}</span>
}

/** Columns of the tasks' table. */
export function useTaskColumns(onAction: OnTaskAction, limits?: GuardLimits): readonly Column<Task>[] {
  const t = useT('taskScreen')
  const tTask = useT('task')
  const of = useSharedColumns(limits)
  const name = useTaskName()
  return useMemo(
    () => [
      {
        id: 'name',
        header: tTask('name'),
        width: 250,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (task) => (
          <TwoLines
            first={<FluentLink href={`#/task/${task.id}`}>{name(task)}</FluentLink>}
            second={`#${task.number}`}
            title={name(task)}
          />
        ),
      },
      of.family,
      {
        ...of.kind,
        render: ({ kind, batch }) => {
          const said = tTask(`kind.${kind}`)
          return batch ? (
            <TwoLines first={<Regular>{said}</Regular>} second={<BatchLink batch={batch} />} title={said} />
          ) : (
            said
          )
        },
      },
      { ...of.status, sortable: true },
      of.progress,
      of.account,
      of.seat,
      of.network,
      of.created_at,
      { ...of.number, sortable: true },
      of.reason,
      of.started_at,
      of.ended_at,
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (task) => <TaskMenu task={task} onAction={onAction} />,
      },
    ],
    [t, tTask, of, name, onAction],
  )
}
