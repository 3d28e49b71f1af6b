import { Link, makeStyles } from '@fluentui/react-components'
import { listTasks } from '@seaport/contract/work/task'
import type { Task } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { useTaskName } from '@seaport/product-ui/task-name'
import { TaskProgress } from '@seaport/product-ui/task-progress'
import { TaskStatus } from '@seaport/product-ui/task-status'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useListStyles } from './useListStyles.ts'

const SHOWN = 6

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
  },
  progress: { gridColumn: '1 / -1' },
})

/** The running tasks, with live progress. */
export function RunningTasks(): ReactNode {
  const t = useT('dashboard')
  const failure = useFailure()
  const list = useListStyles()
  const query = { status: 'running', page_size: SHOWN, sort: 'started_at' } as const
  const { data, isError, error, refetch } = useEndpointQuery(listTasks, { query })
  return (
    <PageCard title={t('running')} actions={<Link href="#/task">{t('allTasks')}</Link>}>
      {data ? (
        data.list.length > 0 ? (
          <ul className={list.root}>
            {data.list.map((task) => (
              <li key={task.id} className={list.item}>
                <RunningTask task={task} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState motif="ship" title={t('noRunning')} text={t('noRunningText')} />
        )
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </PageCard>
  )
}

function RunningTask({ task }: { task: Task }): ReactNode {
  const tTask = useT('task')
  const name = useTaskName()
  const styles = useStyles()
  const list = useListStyles()
  return (
    <div className={styles.row}>
      <div className={list.words}>
        <Link className={list.name} href={`#/task/${task.id}`}>
          {name(task)}
        </Link>
        <span className={list.detail}>
          {[tTask(`kind.${task.kind}`), task.account.account, task.seat.name].join(' · ')}
        </span>
      </div>
      <TaskStatus task={task} />
      <div className={styles.progress}>
        <TaskProgress task={task} />
      </div>
    </div>
  )
}
