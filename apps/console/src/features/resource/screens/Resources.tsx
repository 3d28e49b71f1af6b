import { Button } from '@fluentui/react-components'
import { FolderListRegular } from '@fluentui/react-icons/svg/folder-list'
import { OptionsRegular } from '@fluentui/react-icons/svg/options'
import { exportResources, listResources } from '@seaport/contract/work/resource'
import type { Resource } from '@seaport/contract/work/resource.schema'
import { useT } from '@seaport/i18n/react'
import { type BatchAction, BatchButtons } from '@seaport/product-ui/batch-buttons'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { useResourceFilters } from '@seaport/product-ui/resource-filters'
import { useSelection } from '@seaport/product-ui/selection'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { NO_GROUP, useGroupOptions } from '../../../shared/group/group-kind.ts'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { useCursorTable } from '../../../shared/list/useCursorTable.ts'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { resourceGroupKind } from '../api/resource-groups.ts'
import type { OpenDialog } from '../components/ResourceDialogs.tsx'
import type { ResourceAction } from '../components/ResourceMenu.tsx'
import { useErasureQuestion, useOptOutQuestion } from '../components/useOptOutActions.ts'
import { useResourceColumns } from '../components/useResourceColumns.tsx'
import { MORE } from '../more-filters.ts'

const ResourceDialogs = lazy(async () => (await import('../components/ResourceDialogs.tsx')).ResourceDialogs)

const FILTERS = ['search', 'network', 'kind', 'group_id', 'seen_from', 'seen_to', ...MORE] as const

/** /resource: all people whom the tenant's tasks collected. */
export function Resources(): ReactNode {
  const t = useT('resource')
  const g = useT('group')
  const filters = useResourceFilters(useSystemConfig()?.networks)
  const navigate = useNavigate()
  const list = useListState('resources', FILTERS)
  const table = useCursorTable(listResources, list)
  const groups = useGroupOptions(resourceGroupKind)
  const selection = useSelection(table.rows, list.state.filters)
  const [open, setOpen] = useState<OpenDialog>()
  const [shown, show, closeOf, hrefOf] = useSelectedParam('id')
  const optOut = useOptOutQuestion<Resource>((people) => selection.drop(people.map(({ id }) => id)))
  const erase = useErasureQuestion<Resource>((erased) => {
    selection.drop(erased.map(({ id }) => id))
    erased.forEach(closeOf)
  })
  const onAction = useCallback(
    (action: ResourceAction, resource: Resource) => {
      if (action === 'details') show(resource.id)
      else if (action === 'move') setOpen({ dialog: 'move', ids: [resource.id] })
      else if (action === 'optOut') optOut([resource])
      else erase([resource])
    },
    [show, optOut, erase],
  )
  const columns = useResourceColumns(onAction)
  const batch: readonly BatchAction[] = [
    {
      id: 'task',
      label: t('do.task'),
      onSelect: () => void navigate('/task/new', { state: { people: [...selection.selected] } }),
    },
    {
      id: 'move',
      label: g('move'),
      onSelect: () => setOpen({ dialog: 'move', ids: [...selection.selected] }),
    },
    { id: 'optOut', label: t('do.optOut'), onSelect: () => optOut(selection.rows) },
    { id: 'erase', label: t('do.erase'), onSelect: () => erase(selection.rows) },
  ]
  const more = MORE.filter((filter) => list.state.filters[filter] !== '').length
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <Button icon={<FolderListRegular />} onClick={() => setOpen({ dialog: 'groups' })}>
            {g('groups')}
          </Button>
          <ListExport endpoint={exportResources} query={list.query} name={t('fileName')} />
        </>
      }
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      filters={[
        ...filters,
        {
          id: 'group_id',
          label: t('group'),
          options: [{ value: NO_GROUP, label: g('noGroup') }, ...groups],
        },
      ]}
      range={['seen_from', 'seen_to']}
      tools={
        <Button icon={<OptionsRegular />} onClick={() => setOpen({ dialog: 'more' })}>
          {more > 0 ? t('moreCount', { count: more }) : t('more')}
        </Button>
      }
      storageKey="resources"
      onRowClick={(resource) => show(resource.id)}
      rowHref={(resource) => hrefOf(resource.id)}
      openRow={shown}
      selection={{ ...selection, actions: <BatchButtons actions={batch} /> }}
      empty={
        <EmptyState
          motif="crates"
          title={t('emptyTitle')}
          text={t('emptyText')}
          actions={<Button onClick={() => void navigate('/task')}>{t('emptyAction')}</Button>}
        />
      }
    >
      <Suspense>
        {(open || shown) && (
          <ResourceDialogs
            open={open}
            shown={shown}
            filters={list.state.filters}
            onAction={onAction}
            onFilter={list.changeFilters}
            onMoved={selection.drop}
            onClose={() => setOpen(undefined)}
            onHide={() => show(undefined)}
          />
        )}
      </Suspense>
    </ListPage>
  )
}
