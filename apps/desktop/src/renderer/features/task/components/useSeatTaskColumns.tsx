import type { Task } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { useTaskColumns } from '@seaport/product-ui/task-columns'
import { useTaskName } from '@seaport/product-ui/task-name'
import { TaskStatus } from '@seaport/product-ui/task-status'
import type { Column } from '@seaport/ui/data-table-types'
import { TwoLines } from '@seaport/ui/two-lines'
import { useMemo } from 'react'
import { WaitReason } from './WaitReason.tsx'

/** The columns of the task list: few, and two lines high. */
export function useSeatTaskColumns(): readonly Column<Task>[] {
  const t = useT('desktop')
  const tTask = useT('task')
  const of = useTaskColumns()
  const name = useTaskName()
  return useMemo(
    () => [
      {
        id: 'name',
        header: tTask('name'),
        rowHeader: true,
        sortable: true,
        render: (task) => (
          <TwoLines
            first={name(task)}
            second={t('kindWith', { kind: tTask(`kind.${task.kind}`), handle: task.account.account })}
            title={name(task)}
          />
        ),
      },
      {
        ...of.status,
        width: 212,
        render: (task) => <TwoLines first={<TaskStatus task={task} />} second={<WaitReason task={task} />} />,
      },
      of.progress,
      { ...of.created_at, width: 140 },
    ],
    [t, tTask, of, name],
  )
}
