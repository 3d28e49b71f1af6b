import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useT } from '@seaport/i18n/react'
import { BatchButtons } from '@seaport/product-ui/batch-buttons'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { useSelection } from '@seaport/product-ui/selection'
import { useBulkActs } from '@seaport/product-ui/task-bulk-acts'
import { useTaskFilters } from '@seaport/product-ui/task-filters'
import { EmptyState } from '@seaport/ui/empty-state'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { mergeRunnerState } from '../../../shared/progress.ts'
import { useRunner } from '../../../shared/useDesktop.ts'
import { useRepeatable } from '../../../shared/useRepeatable.ts'
import { useTable } from '../../../shared/useTable.ts'
import { useSeatTaskColumns } from '../components/useSeatTaskColumns.tsx'

const FILTERS = ['search', 'status'] as const
const BULK_ACTS = ['end', 'retry'] as const

/** /tasks: this seat's tasks, the newest first. */
export function SeatTasks(): ReactNode {
  const t = useT('desktop')
  const navigate = useNavigate()
  const runner = useRunner()
  const list = useListState('tasks', FILTERS)
  const read = useTable('task.list', list)
  const table = { ...read, rows: read.rows?.map((task) => mergeRunnerState(task, runner)) }
  const selection = useSelection(table.rows, list.state.filters)
  const queries = useQueryClient()
  const changeTasks = useRepeatable('task.change')
  const change = (body: { act: (typeof BULK_ACTS)[number]; ids: string[] }) =>
    changeTasks(body).finally(() => queries.invalidateQueries())
  const acts = useBulkActs(BULK_ACTS, () => selection.rows, change, selection.drop)
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
      selection={{ ...selection, actions: <BatchButtons actions={acts} /> }}
      onRowClick={({ id }) => void navigate(`/tasks/${id}`)}
      empty={<EmptyState motif="ship" title={t('noTasks')} text={t('noTasksText')} actions={newTask} />}
    />
  )
}
