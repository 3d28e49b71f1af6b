import { adminListTasks } from '@seaport/contract/work/admin-list'
import { TaskKind } from '@seaport/contract/work/task-kind'
import { taskStates } from '@seaport/contract/work/task-state'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { Page } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { useListState } from '../../../shared/list/list-state.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useAllTaskColumns } from '../components/useAllTaskColumns.tsx'

const FILTERS = ['search', 'status', 'kind'] as const

/** /taskManagement: the tasks of all users. */
export function AllTasks(): ReactNode {
  const t = useT('adminList')
  const screen = useT('taskScreen')
  const words = useT('task')
  const navigate = useNavigate()
  const list = useListState('all-tasks', FILTERS)
  const table = useTable(adminListTasks, list)
  const columns = useAllTaskColumns()
  return (
    <Page title={t('tasks.title')} description={t('tasks.lead')} fill>
      <DataTable
        {...table}
        label={t('tasks.title')}
        columns={columns}
        rowId={(task) => task.id}
        storageKey="columns-all-tasks"
        onRowClick={(task) => void navigate(`/taskManagement/${task.id}`)}
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('tasks.search')}
            filters={[
              {
                id: 'status',
                label: screen('status'),
                options: taskStates.map((value) => ({ value, label: words(`status.${value}`) })),
              },
              {
                id: 'kind',
                label: screen('kind'),
                options: TaskKind.options.map((value) => ({ value, label: words(`kind.${value}`) })),
              },
            ]}
          />
        }
        empty={<EmptyState title={t('tasks.empty')} text={t('tasks.emptyText')} />}
      />
    </Page>
  )
}
