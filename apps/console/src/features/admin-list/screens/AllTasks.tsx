import { adminActOnTasks } from '@seaport/contract/work/admin-act'
import { adminExportTasks, adminListTasks } from '@seaport/contract/work/admin-list'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { useTaskFilters } from '@seaport/product-ui/task-filters'
import { useTaskName } from '@seaport/product-ui/task-name'
import { EmptyState } from '@seaport/ui/empty-state'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { useTable } from '../../../shared/list/useTable.ts'
import { useAllTaskColumns } from '../components/useAllTaskColumns.tsx'
import { useTenantActs } from '../components/useTenantActs.tsx'
import { REFRESH_MS } from '../refresh.ts'

const FILTERS = ['search', 'status', 'family', 'kind'] as const

/** /taskManagement: the tasks of all users. */
export function AllTasks(): ReactNode {
  const t = useT('adminList')
  const filters = useTaskFilters()
  const navigate = useNavigate()
  const list = useListState('all-tasks', FILTERS)
  const table = useTable(adminListTasks, { ...list, refetchIntervalMs: REFRESH_MS })
  const columns = useAllTaskColumns()
  const tTaskScreen = useT('taskScreen')
  const { mutateAsync } = useEndpointMutation(adminActOnTasks, [adminListTasks])
  const acts = useTenantActs(
    [{ act: 'end', label: tTaskScreen('do.end') }],
    (body) => mutateAsync({ body }),
    { rows: table.rows, filters: list.state.filters, nameOf: useTaskName() },
  )
  return (
    <ListPage
      title={t('tasks.title')}
      lead={t('tasks.lead')}
      actions={<ListExport endpoint={adminExportTasks} query={list.query} name={t('tasks.title')} />}
      table={table}
      columns={columns}
      list={list}
      search={t('tasks.search')}
      filters={[filters.status, filters.family, filters.kind]}
      storageKey="all-tasks"
      {...acts.list}
      onRowClick={(task) => void navigate(`/taskManagement/${task.id}`)}
      rowHref={(task) => `#/taskManagement/${task.id}`}
      empty={<EmptyState motif="ship" title={t('tasks.empty')} text={t('tasks.emptyText')} />}
    >
      {acts.dialog}
    </ListPage>
  )
}
