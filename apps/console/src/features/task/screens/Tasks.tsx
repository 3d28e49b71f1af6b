import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { getGuard } from '@seaport/contract/work/guard'
import { exportTasks } from '@seaport/contract/work/task'
import type { Task } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { BatchButtons } from '@seaport/product-ui/batch-buttons'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { useSelection } from '@seaport/product-ui/selection'
import { useBulkActs } from '@seaport/product-ui/task-bulk-acts'
import { useTaskFilters } from '@seaport/product-ui/task-filters'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { useRowPanel } from '../../../shared/list/useRowPanel.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useSeatOptions } from '../../seat/seat.public.ts'
import { useChangeTasks } from '../api/task-actions.ts'
import { BatchHead } from '../components/BatchHead.tsx'
import { TaskStates } from '../components/TaskStates.tsx'
import { useTaskActions } from '../components/useTaskActions.ts'
import { useTaskColumns } from '../components/useTaskColumns.tsx'
import { taskList } from '../task.list.ts'

const GuardLimits = lazy(async () => (await import('../components/GuardLimits.tsx')).GuardLimits)
const EditTask = lazy(async () => (await import('../components/EditTask.tsx')).EditTask)

const TaskPanel = lazy(async () => (await import('../components/TaskPanel.tsx')).TaskPanel)

const BULK_ACTS = ['pause', 'resume', 'end', 'retry', 'delete'] as const

/** /task: the tasks of the tenant. */
export function Tasks(): ReactNode {
  const t = useT('taskScreen')
  const tTask = useT('task')
  const g = useT('guard')
  const navigate = useNavigate()
  const list = useListState(taskList.name, taskList.filters)
  const table = useTable(taskList.endpoint, list)
  const batch = list.state.filters.batch_id
  const showBatch = (batch_id: string) => list.setFilters({ batch_id })
  const seats = useSeatOptions()
  const filters = useTaskFilters()
  const [limiting, setLimiting] = useState(false)
  const { data: guard } = useEndpointQuery(getGuard, {})
  const panel = useRowPanel(table.rows)
  const selection = useSelection<Task>(table.rows, list.state.filters)
  const { onAction, editing, stopEditing } = useTaskActions((task) => {
    selection.drop([task.id])
    panel.closeOf(task)
  })
  const columns = useTaskColumns(onAction, guard?.limits)
  const change = useChangeTasks()
  const acts = useBulkActs(
    BULK_ACTS,
    () => selection.rows,
    (body) => change.mutateAsync({ body }),
    selection.drop,
  )
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => void navigate('/task/new')}>
      {t('create')}
    </Button>
  )
  const actions = (
    <>
      <Button onClick={() => setLimiting(true)}>{g('open')}</Button>
      <ListExport endpoint={exportTasks} query={list.query} name={t('title')} />
      {create}
    </>
  )
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      actions={actions}
      above={batch && <BatchHead key={batch} id={batch} onShow={showBatch} />}
      states={<TaskStates list={list} />}
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      filters={[filters.family, filters.kind, { id: 'seat_id', label: tTask('seat'), options: seats }]}
      selection={{ ...selection, actions: <BatchButtons actions={acts} /> }}
      storageKey="tasks"
      onRowClick={({ id }) => panel.show(id)}
      rowHref={panel.hrefOf}
      openRow={panel.id}
      empty={<EmptyState motif="ship" title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
    >
      <Suspense>{panel.id && <TaskPanel id={panel.id} panel={panel} onAction={onAction} />}</Suspense>
      <Suspense>
        {limiting && <GuardLimits onClose={() => setLimiting(false)} />}
        {editing && <EditTask task={editing} onClose={stopEditing} />}
      </Suspense>
    </ListPage>
  )
}
