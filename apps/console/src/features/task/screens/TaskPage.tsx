import { Button } from '@fluentui/react-button'
import { getTask, listTaskResources, listTaskTargets, type Task } from '@seaport/contract/work/task'
import { useT } from '@seaport/i18n/react'
import { useListState } from '@seaport/product-ui/list-state'
import { TaskPeople } from '@seaport/product-ui/task-people'
import { TaskSections } from '@seaport/product-ui/task-sections'
import { TARGET_FILTERS } from '@seaport/product-ui/task-targets'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { useTabs } from '@seaport/ui/use-tabs'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useTabTitle } from '../../../shared/screen/useTabTitle.ts'
import { isActionAllowed, type TaskAction } from '../components/TaskMenu.tsx'
import { useTaskConfirmations } from '../components/useTaskConfirmations.ts'

const EditTask = lazy(async () => ({ default: (await import('../components/EditTask.tsx')).EditTask }))

const PEOPLE_FILTERS = ['search'] as const

/** /task/:id: one task, its progress as it comes, and whom it collected. */
export function TaskPage(): ReactNode {
  const t = useT('taskScreen')
  const failure = useFailure()
  const { id = '' } = useParams()
  const { data: task, isError, error, refetch } = useEndpointQuery(getTask, { params: { id } })
  const list = useListState(`targets-${id}`, TARGET_FILTERS)
  const targets = useTable(listTaskTargets, { ...list, query: { ...list.query, order: 'asc' } }, { id })
  useTabTitle('task', task?.name)
  if (!task) {
    return isError ? (
      <Page title={t('details')}>
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      </Page>
    ) : (
      <LoadingState />
    )
  }
  return (
    <TaskFrame task={task}>
      <TaskSections task={task} targets={{ list, table: targets }} people={<People id={id} />} />
    </TaskFrame>
  )
}

function People({ id }: { id: string }): ReactNode {
  const list = useListState(`people-${id}`, PEOPLE_FILTERS)
  return <TaskPeople list={list} table={useTable(listTaskResources, list, { id })} linked />
}

function TaskFrame({ task, children }: { task: Task; children: ReactNode }): ReactNode {
  const t = useT('taskScreen')
  const words = useT('task')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const tabs = useTabs(pathname, (path) => void navigate(path), '/task')
  const [editing, setEditing] = useState(false)
  const ask = useTaskConfirmations(() => tabs.close(pathname))
  const button = (action: TaskAction) =>
    isActionAllowed(task, action) && (
      <Button onClick={() => (action === 'edit' ? setEditing(true) : ask(action, task))}>
        {t(`do.${action}`)}
      </Button>
    )
  return (
    <Page
      title={task.name}
      description={words('subtitle', { number: task.number, kind: words(`kind.${task.kind}`) })}
      actions={
        <>
          {button('edit')}
          {button('retry')}
          {button('end')}
          {button('delete')}
        </>
      }
    >
      {children}
      <Suspense>{editing && <EditTask task={task} onClose={() => setEditing(false)} />}</Suspense>
    </Page>
  )
}
