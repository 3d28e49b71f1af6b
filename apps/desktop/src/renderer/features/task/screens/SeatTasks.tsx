import { Button } from '@fluentui/react-button'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { useTaskFilters } from '@seaport/product-ui/task-filters'
import { EmptyState } from '@seaport/ui/empty-state'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { mergeRunnerState } from '../../../shared/progress.ts'
import { useRunner } from '../../../shared/useDesktop.ts'
import { useTable } from '../../../shared/useTable.ts'
import { useSeatTaskColumns } from '../components/useSeatTaskColumns.tsx'

const FILTERS = ['search', 'status'] as const

/** /tasks: this seat's tasks, the newest first. */
export function SeatTasks(): ReactNode {
  const t = useT('desktop')
  const navigate = useNavigate()
  const runner = useRunner()
  const list = useListState('tasks', FILTERS)
  const read = useTable('task.list', list)
  const table = { ...read, rows: read.rows?.map((task) => mergeRunnerState(task, runner)) }
  const newTask = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => void navigate('/tasks/new')}>
      {t('newTask')}
    </Button>
  )
  return (
    <ListPage
      title={t('tasks')}
      lead={t('tasksLead')}
      actions={newTask}
      table={table}
      columns={useSeatTaskColumns()}
      list={list}
      search={t('searchTasks')}
      filters={[useTaskFilters().status]}
      onRowClick={({ id }) => void navigate(`/tasks/${id}`)}
      empty={
        <EmptyState
          icon={<TaskListSquareLtrRegular />}
          title={t('noTasks')}
          text={t('noTasksText')}
          actions={newTask}
        />
      }
    />
  )
}
