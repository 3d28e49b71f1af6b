import { makeStyles } from '@griffel/react'
import type { Task } from '@seaport/contract/work/task'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { token } from '@seaport/ui/theme-tokens'
import { useMediaQuery } from '@seaport/ui/use-media-query'
import { ParkLine } from './ParkLine.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { TaskStatus } from './TaskStatus.tsx'

const useStyles = makeStyles({
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  name: { fontWeight: token('fontWeightSemibold') },
  quiet: {
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    fontWeight: token('fontWeightRegular'),
  },
})

/** The columns of the task list. */
export function useTaskColumns(): Column<Task>[] {
  const tight = useMediaQuery('(max-width: 939px)')
  const t = useT('desktop')
  const words = useT('task')
  const format = useFormat()
  const styles = useStyles()
  const created: Column<Task> = {
    id: 'created',
    header: t('createdAt'),
    width: 168,
    render: (task) => format.dateTime(task.created_at),
  }
  return [
    {
      id: 'name',
      header: t('task'),
      rowHeader: true,
      render: (task) => (
        <>
          <span className={`${styles.line} ${styles.name}`} title={task.name}>
            {task.name}
          </span>
          <span className={`${styles.line} ${styles.quiet}`}>
            {t('kindWith', { kind: words(`kind.${task.kind}`), handle: task.account.account })}
          </span>
        </>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      width: 196,
      render: (task) => (
        <>
          <TaskStatus task={task} />
          <span className={`${styles.line} ${styles.quiet}`}>
            <ParkLine task={task} />
          </span>
        </>
      ),
    },
    { id: 'progress', header: t('progress'), width: 170, render: (task) => <TaskProgress task={task} /> },
    ...(tight ? [] : [created]),
  ]
}
