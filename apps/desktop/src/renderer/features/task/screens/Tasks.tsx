import { Button } from '@fluentui/react-button'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr'
import type { Task } from '@seaport/contract/work/task'
import { TaskState, taskStates } from '@seaport/contract/work/task-state'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { FilterBar } from '@seaport/ui/filter-bar'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { withRunner } from '../../../shared/progress.ts'
import { asking } from '../../../shared/queries.ts'
import { useRunner } from '../../../shared/useDesktop.ts'
import { useTaskColumns } from '../components/useTaskColumns.tsx'

/** /tasks: this seat's tasks, the newest first. */
export function Tasks(): ReactNode {
  const t = useT('desktop')
  const words = useT('task')
  const navigate = useNavigate()
  const failure = useFailure()
  const runner = useRunner()
  const columns = useTaskColumns()
  const [place, setPlace] = useState({ page: 1, page_size: 20 })
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<TaskState | ''>('')
  const filter = { ...(search && { search }), ...(status && { status }) }
  const { data, error, isFetching, refetch } = useQuery({
    ...asking('task.list', { ...place, ...filter }),
    placeholderData: keepPreviousData,
  })
  const toStart = () => setPlace((now) => ({ ...now, page: 1 }))
  const newTask = (
    <>
      <Button onClick={() => void navigate('/tasks/promote')}>{t('newPromotion')}</Button>
      <Button appearance="primary" icon={<AddRegular />} onClick={() => void navigate('/tasks/new')}>
        {t('newTask')}
      </Button>
    </>
  )
  const filtered = search !== '' || status !== ''
  return (
    <Page title={t('tasks')} description={t('tasksLead')} actions={newTask} fill>
      <DataTable<Task>
        label={t('tasks')}
        columns={columns}
        rows={data?.list.map((task) => withRunner(task, runner))}
        rowId={(task) => task.id}
        refreshing={isFetching && data !== undefined}
        failure={error ? failure(error) : undefined}
        onRetry={() => void refetch()}
        page={data && { ...place, total: data.total }}
        onPage={setPlace}
        onRowClick={(task) => void navigate(`/tasks/${task.id}`)}
        toolbar={
          <FilterBar
            search={{
              value: search,
              placeholder: t('searchTasks'),
              onChange: (text) => {
                setSearch(text)
                toStart()
              },
            }}
            filters={[
              {
                id: 'status',
                label: t('status'),
                value: status,
                options: taskStates.map((value) => ({ value, label: words(`status.${value}`) })),
                onChange: (value) => {
                  setStatus(TaskState.safeParse(value).data ?? '')
                  toStart()
                },
              },
            ]}
            onReset={() => {
              setSearch('')
              setStatus('')
              toStart()
            }}
          />
        }
        empty={
          <EmptyState
            icon={<TaskListSquareLtrRegular />}
            title={filtered ? t('noMatchingTasks') : t('noTasks')}
            {...(!filtered && { text: t('noTasksText'), actions: newTask })}
          />
        }
      />
    </Page>
  )
}
