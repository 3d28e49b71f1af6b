import { makeStyles } from '@griffel/react'
import type { TaskDetail } from '@seaport/contract/work/task'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { ParkLine } from './ParkLine.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { TaskStatus } from './TaskStatus.tsx'

const useStyles = makeStyles({
  top: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(120px, 1fr) minmax(160px, 2fr)',
    alignItems: 'center',
    gap: token('spacingHorizontalL'),
  },
  quiet: { color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase200') },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
    gap: `${token('spacingVerticalS')} ${token('spacingHorizontalXXL')}`,
  },
})

/** How a task stands, and what it was told to do. */
export function TaskSummary({ task }: { task: TaskDetail }): ReactNode {
  const t = useT('desktop')
  const words = useT('task')
  const network = useT('network')
  const format = useFormat()
  const styles = useStyles()
  const minutes = task.work.params.duration_minutes
  return (
    <>
      <div className={styles.top}>
        <TaskStatus task={task} />
        <span className={styles.quiet}>
          <ParkLine task={task} />
        </span>
        <TaskProgress task={task} />
      </div>
      <div className={styles.columns}>
        <KeyValueList
          items={[
            { label: t('kind'), value: words(`kind.${task.kind}`) },
            {
              label: t('account'),
              value: t('handleOn', { handle: task.account.account, network: network(task.network) }),
            },
            { label: t('executor'), value: t(`executor.${task.executor}`) },
            { label: t('duration'), value: minutes ? format.duration(minutes * 60_000) : t('noLimit') },
          ]}
        />
        <KeyValueList
          items={[
            { label: t('createdAt'), value: format.dateTime(task.created_at) },
            { label: t('startedAt'), value: format.dateTime(task.started_at) },
            { label: t('endedAt'), value: format.dateTime(task.ended_at) },
            { label: t('pages'), value: format.number(task.pages) },
          ]}
        />
      </div>
    </>
  )
}
