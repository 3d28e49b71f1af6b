import { makeStyles } from '@fluentui/react-components'
import { getGuard } from '@seaport/contract/work/guard'
import { listTasks } from '@seaport/contract/work/task'
import type { Task } from '@seaport/contract/work/task.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { useTaskName } from '@seaport/product-ui/task-name'
import { useTaskReason } from '@seaport/product-ui/task-reason'
import { TaskStatus } from '@seaport/product-ui/task-status'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { Hint } from '@seaport/ui/hint'
import { LoadingState } from '@seaport/ui/loading-state'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'

/** Maximum tasks shown, newest first; the list of tasks has all. */
const MOST_SHOWN = 20
const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

const useStyles = makeStyles({
  list: {
    border: line,
    borderRadius: token('borderRadiusMedium'),
  },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${token('spacingVerticalXXS')} ${token('spacingHorizontalM')}`,
    alignItems: 'center',
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    overflowWrap: 'anywhere',
    ':not(:first-child)': { borderTop: line },
  },
  why: { gridColumn: '1 / -1' },
})

/** The newest tasks of an account, each with its state and reason. */
export function TasksOfAccount({ id }: { id: string }): ReactNode {
  const t = useT('taskScreen')
  const failure = useFailure()
  const styles = useStyles()
  const query = { account_id: id, page_size: MOST_SHOWN } as const
  const { data, error, refetch } = useEndpointQuery(listTasks, { query })
  const limits = useEndpointQuery(getGuard, {}).data?.limits
  const why = useTaskReason(limits)
  if (!data)
    return error ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />
  const { list, total } = data
  return (
    <>
      {list.length === 0 && <EmptyState motif="ship" title={t('emptyTitle')} />}
      {list.length > 0 && (
        <Stack as="ul" gap="none" className={styles.list}>
          {list.map((task) => (
            <Line key={task.id} task={task} why={why(task)} />
          ))}
        </Stack>
      )}
      {total !== null && total > list.length && (
        <Hint>{t('ofAccountNewest', { count: list.length, total })}</Hint>
      )}
    </>
  )
}

function Line({ task, why }: { task: Task; why: string | null }): ReactNode {
  const tTask = useT('task')
  const name = useTaskName()
  const format = useFormat()
  const styles = useStyles()
  const subtitle = tTask('subtitle', { number: task.number, kind: tTask(`kind.${task.kind}`) })
  return (
    <li className={styles.item}>
      <PageLink to={`/task/${task.id}`}>{name(task)}</PageLink>
      <TaskStatus task={task} />
      <Hint as="span">{`${subtitle} · ${format.dateTime(task.created_at)}`}</Hint>
      {why && <span className={styles.why}>{why}</span>}
    </li>
  )
}
