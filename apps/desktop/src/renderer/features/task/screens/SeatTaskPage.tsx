import { Button } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { holdsPort } from '@seaport/contract/work/task-state'
import { useT } from '@seaport/i18n/react'
import { useListState } from '@seaport/product-ui/list-state'
import { useTaskName } from '@seaport/product-ui/task-name'
import { TaskPeople } from '@seaport/product-ui/task-people'
import { TaskSections } from '@seaport/product-ui/task-sections'
import { TARGET_FILTERS } from '@seaport/product-ui/task-targets'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { mergeRunnerState } from '../../../shared/progress.ts'
import { ipcQuery } from '../../../shared/queries.ts'
import { useRunner } from '../../../shared/useDesktop.ts'
import { useRepeatable } from '../../../shared/useRepeatable.ts'
import { useTable } from '../../../shared/useTable.ts'
import { useEndTask } from '../api/useEndTask.ts'
import { RepeatCard } from '../components/RepeatCard.tsx'

const PEOPLE_FILTERS = ['search'] as const

/** /tasks/:id: one task with its targets and the people it collected, live. */
export function SeatTaskPage(): ReactNode {
  const tTask = useT('task')
  const failure = useFailure()
  const runner = useRunner()
  const name = useTaskName()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(ipcQuery('task.get', { id }))
  const list = useListState(`targets-${id}`, TARGET_FILTERS)
  const table = useTable('task.targets', { ...list, query: { ...list.query, order: 'asc' } }, { id })
  if (!data)
    return error ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />
  const task = mergeRunnerState(data, runner)
  return (
    <Page
      title={name(task)}
      description={tTask('subtitle', { number: task.number, kind: tTask(`kind.${task.kind}`) })}
      actions={<Actions task={task} />}
    >
      <TaskSections task={task} targets={{ list, table }} people={<People task={task} />} />
      <RepeatCard id={id} />
    </Page>
  )
}

function People({ task: { id, status } }: { task: TaskDetail }): ReactNode {
  const list = useListState(`people-${id}`, PEOPLE_FILTERS)
  // This window shows no network pages, so names are not links.
  return (
    <TaskPeople
      list={list}
      table={useTable('task.resources', list, { id })}
      linked={false}
      over={!holdsPort(status)}
    />
  )
}

function Actions({ task }: { task: TaskDetail }): ReactNode {
  const t = useT('desktop')
  const common = useT('common')
  const navigate = useNavigate()
  const notify = useNotify()
  const queries = useQueryClient()
  const end = useEndTask()
  const retryTask = useRepeatable('task.retry')
  const retry = useMutation({
    mutationFn: () => retryTask({ id: task.id }),
    onError: notify.failed,
    onSettled: () => queries.invalidateQueries(),
  })
  const unfinished = task.status === 'pending' || task.status === 'queued' || task.status === 'running'
  return (
    <>
      <Button icon={<ArrowLeftRegular />} onClick={() => void navigate('/tasks')}>
        {t('allTasks')}
      </Button>
      {task.status === 'running' && task.executor === 'assisted' && (
        <Button appearance="primary" onClick={() => void navigate(`/workbench/${task.id}`)}>
          {t('workbench')}
        </Button>
      )}
      {unfinished && <Button onClick={() => end(task)}>{t('endTask')}</Button>}
      {task.status === 'error' && (
        <Button appearance="primary" disabledFocusable={retry.isPending} onClick={() => retry.mutate()}>
          {common('retry')}
        </Button>
      )}
    </>
  )
}
