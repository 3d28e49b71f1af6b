import { Button } from '@fluentui/react-components'
import { cutGraphemes } from '@seaport/contract/kernel/graphemes'
import { useT } from '@seaport/i18n/react'
import { BatchButtons } from '@seaport/product-ui/batch-buttons'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { useResourceFilters } from '@seaport/product-ui/resource-filters'
import { useSelection } from '@seaport/product-ui/selection'
import { EmptyState } from '@seaport/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ipcQuery } from '../../../shared/queries.ts'
import { useTable } from '../../../shared/useTable.ts'
import { SeatResourcePanel } from '../components/SeatResourcePanel.tsx'
import { useSeatResourceColumns } from '../components/useSeatResourceColumns.tsx'

/** The newest tasks are the ones people look for; older ones are found through their own page. */
const TASKS_OFFERED = 100

/** Task names may be long addresses, and the widest one determines the width of the list. */
const NAME_SHOWN = 32
function clipped(name: string): string {
  const begin = cutGraphemes(name, NAME_SHOWN)
  return begin === name ? name : `${begin}…`
}

const FILTERS = ['search', 'network', 'kind', 'task_id'] as const

/** /resources: whom this seat's tasks collected. */
export function SeatResources(): ReactNode {
  const t = useT('desktopLibrary')
  const r = useT('resource')
  const navigate = useNavigate()
  const list = useListState('seat-resources', FILTERS)
  const table = useTable('resource.list', list)
  const selection = useSelection(table.rows, list.state.filters)
  const filters = useResourceFilters(useQuery(ipcQuery('network.list', {})).data)
  const tasks = useQuery(ipcQuery('task.list', { page_size: TASKS_OFFERED })).data?.list ?? []
  const [shown, show] = useState<string>()
  const promote = {
    id: 'task',
    label: r('do.task'),
    onSelect: () => void navigate('/tasks/new', { state: { people: [...selection.selected] } }),
  }
  return (
    <ListPage
      title={t('resources.title')}
      lead={t('resources.lead')}
      table={table}
      columns={useSeatResourceColumns()}
      list={list}
      search={t('resources.search')}
      filters={[
        ...filters,
        {
          id: 'task_id',
          label: r('task'),
          options: tasks.map(({ id, number, name }) => ({
            value: id,
            label: r('taskName', { number, name: clipped(name) }),
          })),
        },
      ]}
      selection={{ ...selection, actions: <BatchButtons actions={[promote]} /> }}
      storageKey="seat-resources"
      onRowClick={({ id }) => show(id)}
      empty={
        <EmptyState
          motif="crates"
          title={t('resources.empty')}
          text={t('resources.emptyText')}
          actions={
            <Button appearance="primary" onClick={() => void navigate('/tasks/new')}>
              {t('resources.newTask')}
            </Button>
          }
        />
      }
    >
      {shown && <SeatResourcePanel id={shown} onClose={() => show(undefined)} />}
    </ListPage>
  )
}
