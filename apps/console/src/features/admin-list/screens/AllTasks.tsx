import { adminListTasks } from '@seaport/contract/work/admin-list'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { useTaskFilters } from '@seaport/product-ui/task-filters'
import { EmptyState } from '@seaport/ui/empty-state'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTable } from '../../../shared/list/useTable.ts'
import { useAllTaskColumns } from '../components/useAllTaskColumns.tsx'

const FILTERS = ['search', 'status', 'kind'] as const

/** /taskManagement: the tasks of all users. */
export function AllTasks(): ReactNode {
  const t = useT('adminList')
  const filters = useTaskFilters()
  const navigate = useNavigate()
  const list = useListState('all-tasks', FILTERS)
  const table = useTable(adminListTasks, list)
  const columns = useAllTaskColumns()
  return (
    <ListPage
      title={t('tasks.title')}
      lead={t('tasks.lead')}
      table={table}
      columns={columns}
      list={list}
      search={t('tasks.search')}
      filters={[filters.status, filters.kind]}
      storageKey="columns-all-tasks"
      onRowClick={(task) => void navigate(`/taskManagement/${task.id}`)}
      empty={<EmptyState title={t('tasks.empty')} text={t('tasks.emptyText')} />}
    />
  )
}
