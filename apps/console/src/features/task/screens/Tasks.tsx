import { Button } from '@fluentui/react-button'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { listTasks, type Task } from '@seaport/contract/work/task'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { useTaskFilters } from '@seaport/product-ui/task-filters'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTable } from '../../../shared/list/useTable.ts'
import { useSeatOptions } from '../../seat/seat.public.ts'
import type { TaskAction } from '../components/TaskMenu.tsx'
import { useTaskColumns } from '../components/useTaskColumns.tsx'
import { useTaskConfirmations } from '../components/useTaskConfirmations.ts'

const GuardLimits = lazy(async () => ({
  default: (await import('../components/GuardLimits.tsx')).GuardLimits,
}))
const EditTask = lazy(async () => ({ default: (await import('../components/EditTask.tsx')).EditTask }))

const FILTERS = ['search', 'status', 'kind', 'seat_id'] as const

/** /task: the tasks of the tenant. */
export function Tasks(): ReactNode {
  const t = useT('taskScreen')
  const words = useT('task')
  const g = useT('guard')
  const navigate = useNavigate()
  const list = useListState('tasks', FILTERS)
  const table = useTable(listTasks, list)
  const seats = useSeatOptions()
  const filters = useTaskFilters()
  const [limiting, setLimiting] = useState(false)
  const [editing, setEditing] = useState<Task>()
  const ask = useTaskConfirmations()
  const onAction = useCallback(
    (action: TaskAction, task: Task) => (action === 'edit' ? setEditing(task) : ask(action, task)),
    [ask],
  )
  const columns = useTaskColumns(onAction)
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => void navigate('/task/new')}>
      {t('create')}
    </Button>
  )
  const actions = (
    <>
      <Button onClick={() => setLimiting(true)}>{g('open')}</Button>
      {create}
    </>
  )
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      actions={actions}
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      filters={[filters.status, filters.kind, { id: 'seat_id', label: words('seat'), options: seats }]}
      storageKey="columns-tasks"
      onRowClick={(task) => void navigate(`/task/${task.id}`)}
      empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
    >
      <Suspense>
        {limiting && <GuardLimits onClose={() => setLimiting(false)} />}
        {editing && <EditTask task={editing} onClose={() => setEditing(undefined)} />}
      </Suspense>
    </ListPage>
  )
}
