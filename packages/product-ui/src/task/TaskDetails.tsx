import { makeStyles } from '@fluentui/react-components'
import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { type KeyValue, KeyValueList } from '@seaport/ui/key-value-list'
import { RelativeTime } from '@seaport/ui/relative-time'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { NetworkName } from '../network/NetworkName.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { TaskStatus } from './TaskStatus.tsx'
import { useTaskReason } from './useTaskReason.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
    gap: `${token('spacingVerticalM')} ${token('spacingHorizontalXXXL')}`,
    alignItems: 'start',
    // Aligns the columns of stacked lists.
    '@media (max-width: 1023.98px)': {
      gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
      columnGap: token('spacingHorizontalXL'),
      '& > dl': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
    },
  },
  status: { minWidth: 0, '& > span': { flexWrap: 'wrap' } },
  progress: { width: 'min(280px, 100%)' },
})

export interface TaskDetailsProps {
  task: TaskDetail
  /** More details about where it runs. */
  more?: readonly KeyValue[]
  /** The team's limits; undefined = unknown here. */
  limits?: GuardLimits | undefined
}

/** The fields of a task and its state. */
export function TaskDetails({ task, limits, more = [] }: TaskDetailsProps): ReactNode {
  const t = useT('task')
  const format = useFormat()
  const styles = useStyles()
  const why = useTaskReason(limits)(task)
  return (
    <div className={styles.root}>
      <KeyValueList
        items={[
          {
            label: t('status'),
            value: (
              <div className={styles.status}>
                <TaskStatus task={task} />
              </div>
            ),
          },
          {
            label: t('progress'),
            value: (
              <div className={styles.progress}>
                <TaskProgress task={task} />
              </div>
            ),
          },
          ...(why ? [{ label: t('why'), value: why }] : []),
          { label: t('pages'), value: format.number(task.pages) },
          { label: t('attempts'), value: format.number(task.attempts) },
          { label: t('lastProgress'), value: <RelativeTime value={task.last_progress_at} /> },
        ]}
      />
      <KeyValueList
        items={[
          ...more,
          { label: t('network'), value: <NetworkName network={task.network} /> },
          { label: t('account'), value: task.account.account, copy: task.account.account },
          { label: t('seat'), value: t('seatOf', { name: task.seat.name, code: task.seat.seat_code }) },
          { label: t('by'), value: t(`by.${task.created_by}`) },
          { label: t('id'), value: task.id, copy: task.id, copyName: t('copyId') },
        ]}
      />
      <KeyValueList
        items={[
          { label: t('created'), value: format.dateTime(task.created_at) },
          { label: t('started'), value: format.dateTime(task.started_at) },
          { label: t('ended'), value: format.dateTime(task.ended_at) },
        ]}
      />
    </div>
  )
}
