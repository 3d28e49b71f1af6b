import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import type { Task } from '@seaport/contract/work/task.schema'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { TwoLines } from '@seaport/ui/two-lines'
import { useMemo } from 'react'
import { NETWORK_WIDTH, NetworkName } from '../network/NetworkName.tsx'
import { StateCell } from '../state/StateCell.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { TaskStatus } from './TaskStatus.tsx'
import { useTaskReason } from './useTaskReason.ts'

/** Columns for lists of tasks, by name. `limits` give the daily cap in reasons. */
export function useTaskColumns(limits?: GuardLimits) {
  const t = useT('task')
  const reasonOf = useTaskReason(limits)
  const columns = useMemo(
    () =>
      ({
        number: { id: 'number', header: t('number'), width: 84, hidden: true, render: (task) => task.number },
        family: {
          id: 'family',
          words: true,
          header: t('family'),
          collapsible: true,
          width: 96,
          render: (task) => t(`family.${taskKinds[task.kind].family}`),
        },
        status: {
          id: 'status',
          words: true,
          header: t('status'),
          width: 232,
          render: (task) => <StateCell state={<TaskStatus task={task} />} reason={reasonOf(task)} />,
        },
        progress: {
          id: 'progress',
          header: t('progress'),
          width: 130,
          render: (task) => <TaskProgress task={task} />,
        },
        kind: {
          id: 'kind',
          words: true,
          header: t('kind'),
          collapsible: true,
          width: 158,
          render: (task) => t(`kind.${task.kind}`),
        },
        account: {
          id: 'account',
          header: t('account'),
          collapsible: true,
          width: 140,
          render: ({ account, network }) => (
            <TwoLines
              first={account.account}
              second={<NetworkName network={network} />}
              title={account.account}
            />
          ),
        },
        seat: {
          id: 'seat',
          header: t('seat'),
          collapsible: true,
          width: 100,
          render: (task) => task.seat.name,
        },
        network: {
          id: 'network',
          header: t('network'),
          hidden: true,
          width: NETWORK_WIDTH,
          render: (task) => <NetworkName network={task.network} />,
        },
        reason: {
          id: 'reason',
          words: true,
          header: t('reason'),
          hidden: true,
          width: 180,
          render: (task) => (task.end_reason ? t(`reason.${task.end_reason}`) : null),
        },
      }) as const satisfies Record<string, Column<Task>>,
    [t, reasonOf],
  )
  return { ...columns, ...useTimeColumns() }
}

function useTimeColumns() {
  const t = useT('task')
  const format = useFormat()
  return useMemo(
    () =>
      ({
        created_at: {
          id: 'created_at',
          header: t('created'),
          collapsible: true,
          width: 120,
          sortable: true,
          render: (task) => <RelativeTime value={task.created_at} />,
        },
        started_at: {
          id: 'started_at',
          header: t('started'),
          width: 190,
          sortable: true,
          hidden: true,
          render: (task) => format.dateTime(task.started_at),
        },
        ended_at: {
          id: 'ended_at',
          header: t('ended'),
          width: 190,
          hidden: true,
          render: (task) => format.dateTime(task.ended_at),
        },
      }) as const satisfies Record<string, Column<Task>>,
    [t, format],
  )
}
