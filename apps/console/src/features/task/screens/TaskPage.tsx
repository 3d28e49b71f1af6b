import { Button } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { getGuard } from '@seaport/contract/work/guard'
import { exportResources } from '@seaport/contract/work/resource'
import { exportTaskTargets, getTask, listTaskResources, listTaskTargets } from '@seaport/contract/work/task'
import type { Task } from '@seaport/contract/work/task.schema'
import { holdsPort } from '@seaport/contract/work/task-state'
import { useT } from '@seaport/i18n/react'
import { useListState } from '@seaport/product-ui/list-state'
import { useTableProps } from '@seaport/product-ui/table-props'
import { useTaskName } from '@seaport/product-ui/task-name'
import { TaskPeople } from '@seaport/product-ui/task-people'
import { TaskSections } from '@seaport/product-ui/task-sections'
import { TARGET_FILTERS } from '@seaport/product-ui/task-targets'
import { ActionMenu } from '@seaport/ui/action-menu'
import { ErrorState } from '@seaport/ui/error-state'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, Suspense } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { useListQuery, useTable } from '../../../shared/list/useTable.ts'
import { useScreenTabs } from '../../../shared/screen/useScreenTabs.ts'
import { useTabTitle } from '../../../shared/screen/useTabTitle.ts'
import { BatchLink } from '../components/BatchLink.tsx'
import { isActionAllowed, mainActionOf, TASK_ACTIONS } from '../components/TaskMenu.tsx'
import { useTaskActions } from '../components/useTaskActions.ts'

const RepeatCard = lazy(async () => (await import('../components/RepeatCard.tsx')).RepeatCard)
const EditTask = lazy(async () => (await import('../components/EditTask.tsx')).EditTask)

const PEOPLE_FILTERS = ['search'] as const

/** /task/:id: one task, its live progress, and the people that it collected. */
export function TaskPage(): ReactNode {
  const t = useT('taskScreen')
  const failure = useFailure()
  const { id = '' } = useParams()
  const { data: task, isError, error, refetch } = useEndpointQuery(getTask, { params: { id } })
  const list = useListState(`targets-${id}`, TARGET_FILTERS)
  const answer = useListQuery(listTaskTargets, { ...list.query, order: 'asc' }, { id })
  const table = useTableProps(answer, list)
  const { data: guard } = useEndpointQuery(getGuard, {})
  const tTask = useT('task')
  const name = useTaskName()
  useTabTitle('task', task && name(task))
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
      <TaskSections
        task={task}
        limits={guard?.limits}
        targets={{ list, table }}
        counts={answer.data?.counts}
        tools={
          <ListExport
            endpoint={exportTaskTargets}
            params={{ id }}
            query={list.query}
            name={`${tTask('targets')} ${task.number}`}
          />
        }
        people={<People task={task} />}
        beside={
          <Suspense>
            <RepeatCard task={task} />
          </Suspense>
        }
      />
    </TaskFrame>
  )
}

function People({ task: { id, number, status } }: { task: Task }): ReactNode {
  const t = useT('task')
  const list = useListState(`people-${id}`, PEOPLE_FILTERS)
  return (
    <TaskPeople
      list={list}
      table={useTable(listTaskResources, list, { id })}
      linked
      over={!holdsPort(status)}
      tools={
        <ListExport
          endpoint={exportResources}
          query={{ task_id: id, search: list.query.search }}
          name={`${t('people')} ${number}`}
        />
      }
    />
  )
}

function TaskFrame({ task, children }: { task: Task; children: ReactNode }): ReactNode {
  const t = useT('taskScreen')
  const tTask = useT('task')
  const { pathname } = useLocation()
  const tabs = useScreenTabs('/task')
  const name = useTaskName()
  const { onAction, editing, stopEditing } = useTaskActions(() => tabs.close(pathname))
  const main = mainActionOf(task)
  const others = TASK_ACTIONS.filter((action) => action !== main && isActionAllowed(task, action))
  return (
    <Page
      title={name(task)}
      description={tTask('subtitle', { number: task.number, kind: tTask(`kind.${task.kind}`) })}
      views={task.batch && <BatchLink batch={task.batch} />}
      actions={
        <>
          <ActionMenu
            trigger={
              <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={t('moreActions')} />
            }
            actions={others.map((id) => ({
              id,
              label: t(`do.${id}`),
              onSelect: () => onAction(id, task),
              divided: id === 'delete',
            }))}
          />
          <Button appearance={main === 'end' ? 'secondary' : 'primary'} onClick={() => onAction(main, task)}>
            {t(`do.${main}`)}
          </Button>
        </>
      }
    >
      {children}
      {/* As it was when the dialog was opened: its fields depend on the state, and what is typed stays when that changes. */}
      <Suspense>{editing && <EditTask task={editing} onClose={stopEditing} />}</Suspense>
    </Page>
  )
}
