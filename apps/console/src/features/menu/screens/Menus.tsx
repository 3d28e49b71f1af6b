import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { listMenuEntries } from '@seaport/contract/platform/menu'
import { useLanguage, useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { FilterBar } from '@seaport/ui/filter-bar'
import { lazy } from '@seaport/ui/lazy'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { useNotify } from '@seaport/ui/use-notify'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffectEvent, useMemo, useRef, useState } from 'react'
import { queryKeyOf, useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useDeleteEntry, useUpdateEntry } from '../api/menu-actions.ts'
import type { OnEntryAction } from '../components/EntryMenu.tsx'
import { useMenuColumns } from '../components/useMenuColumns.tsx'
import { type MenuRow, matchingRows, menuRows } from '../menu-rows.ts'

const EntryEditor = lazy(async () => (await import('../components/EntryEditor.tsx')).EntryEditor)

type Open = { dialog: 'create'; parentId: string | null } | { dialog: 'edit'; entry: MenuRow }

/** /system-menu: the menu as a tree, in the order of the sidebar. */
export function Menus(): ReactNode {
  const t = useT('menu')
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(listMenuEntries, {})
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Open>()
  const rows = useMemo(() => data && menuRows(data.list), [data])
  const onAction = useEntryActions(setOpen)
  const searching = search.trim() !== ''
  const columns = useMenuColumns(onAction, !searching)
  const create = (
    <Button
      appearance="primary"
      icon={<AddRegular />}
      onClick={() => setOpen({ dialog: 'create', parentId: null })}
    >
      {t('create')}
    </Button>
  )
  return (
    <Page title={t('title')} description={t('lead')} actions={create} fill>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows && matchingRows(rows, search)}
        rowId={(row) => row.id}
        storageKey="menu"
        filtered={searching}
        failure={isError ? failure(error) : undefined}
        onRetry={() => void refetch()}
        onRowClick={(row) => onAction('edit', row)}
        toolbar={<FilterBar search={{ value: search, placeholder: t('search'), onChange: setSearch }} />}
        empty={<EmptyState motif="compass" title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
      />
      <Suspense>
        {rows && open?.dialog === 'create' && (
          <EntryEditor rows={rows} parentId={open.parentId} onClose={() => setOpen(undefined)} />
        )}
        {rows && open?.dialog === 'edit' && (
          <EntryEditor rows={rows} entry={open.entry} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </Page>
  )
}

/** Actions on an entry: immediate ones if they are easy to undo, others after a confirmation. */
function useEntryActions(setOpen: (open: Open) => void): OnEntryAction {
  const t = useT('menu')
  const { lang } = useLanguage()
  const { failed } = useNotify()
  const queries = useQueryClient()
  const update = useUpdateEntry()
  const remove = useDeleteEntry()
  const ask = useConfirmedAction((row: MenuRow) => ({
    title: t('ask.delete', { name: row.titles[lang] }),
    effects: [t('effect.gone'), ...(row.path === null ? [] : [t('effect.stays', { path: row.path })])],
    action: t('do.delete'),
    done: t('did.delete', { name: row.titles[lang] }),
    run: () => remove.mutateAsync({ params: { id: row.id } }),
  }))
  const change = (row: MenuRow, body: { position: number } | { hidden: boolean }) =>
    update.mutateAsync({ params: { id: row.id }, body }).catch(failed)
  const moves = useRef(Promise.resolve())
  /** One after the other: a second press counts from where the first one has put the entry. */
  const move = (id: string, by: 1 | -1) => {
    moves.current = moves.current.then(async () => {
      const entries = queries.getQueryData<DataOf<typeof listMenuEntries>>(queryKeyOf(listMenuEntries, {}))
      const row = menuRows(entries?.list ?? []).find((entry) => entry.id === id)
      if (row && row.position + by >= 0) await change(row, { position: row.position + by })
    })
  }
  const act = useEffectEvent<OnEntryAction>((action, row) => {
    if (action === 'edit') setOpen({ dialog: 'edit', entry: row })
    else if (action === 'addBelow') setOpen({ dialog: 'create', parentId: row.id })
    else if (action === 'delete') ask(row)
    else if (action === 'hide' || action === 'show') void change(row, { hidden: action === 'hide' })
    else move(row.id, action === 'up' ? -1 : 1)
  })
  // One function for the life of the screen: the columns depend on it.
  const [stable] = useState<OnEntryAction>(
    () =>
      (...about: Parameters<OnEntryAction>) =>
        act(...about),
  )
  return stable
}
