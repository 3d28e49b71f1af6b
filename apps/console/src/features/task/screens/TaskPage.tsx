import { Button } from '@fluentui/react-button'
import { getTask, type Task } from '@seaport/contract/work/task'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page, PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { useTabs } from '@seaport/ui/use-tabs'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useRead } from '../../../shared/api/endpoint.ts'
import { useTabTitle } from '../../../shared/screen/useTabTitle.ts'
import { TaskFacts } from '../components/TaskFacts.tsx'
import { allows, type TaskDeed } from '../components/TaskMenu.tsx'
import { TaskPeople } from '../components/TaskPeople.tsx'
import { TaskTargets } from '../components/TaskTargets.tsx'
import { useTaskConfirmations } from '../components/useTaskConfirmations.ts'

const EditTask = lazy(async () => ({ default: (await import('../components/EditTask.tsx')).EditTask }))

/** /task/:id: one task, its progress as it comes, and whom it collected. */
export function TaskPage(): ReactNode {
  const t = useT('taskScreen')
  const failure = useFailure()
  const { id = '' } = useParams()
  const { data: task, isError, error, refetch } = useRead(getTask, { params: { id } })
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
      <PageCard title={t('overview')}>
        <TaskFacts task={task} />
      </PageCard>
      <TaskTargets id={task.id} />
      {taskKinds[task.kind].family === 'collection' && <TaskPeople id={task.id} />}
    </TaskFrame>
  )
}

function TaskFrame({ task, children }: { task: Task; children: ReactNode }): ReactNode {
  const t = useT('taskScreen')
  const words = useT('task')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const tabs = useTabs(pathname, (path) => void navigate(path), '/task')
  const [editing, setEditing] = useState(false)
  const ask = useTaskConfirmations(() => tabs.close(pathname))
  const button = (deed: TaskDeed) =>
    allows(task, deed) && (
      <Button onClick={() => (deed === 'edit' ? setEditing(true) : ask(deed, task))}>
        {t(`do.${deed}`)}
      </Button>
    )
  return (
    <Page
      title={task.name}
      description={t('subtitle', { number: task.number, kind: words(`kind.${task.kind}`) })}
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
