import type { Task } from '@seaport/contract/work/task'
import { useT } from '@seaport/i18n/react'
import { useTaskColumns } from '@seaport/product-ui/task-columns'
import { TaskStatus } from '@seaport/product-ui/task-status'
import type { Column } from '@seaport/ui/data-table-types'
import { TwoLines } from '@seaport/ui/two-lines'
import { useMemo } from 'react'
import { WaitReason } from './WaitReason.tsx'

/** The columns of the task list: few, and two lines high. */
export function useSeatTaskColumns(): readonly Column<Task>[] {
  const t = useT('desktop')
  const words = useT('task')
  const of = useTaskColumns()
  return useMemo(
    () => [
      {
        id: 'name',
        header: words('name'),
        rowHeader: true,
        sortable: true,
        render: ({ name, kind, account }) => (
          <TwoLines
            first={name}
            second={t('kindWith', { kind: words(`kind.${kind}`), handle: account.account })}
            title={name}
          />
        ),
      },
      {
        ...of.status,
        width: 196,
        render: (task) => <TwoLines first={<TaskStatus task={task} />} second={<WaitReason task={task} />} />,
      },
      of.progress,
      of.created_at,
    ],
    [t, words, of],
  )
}
