import { Button } from '@fluentui/react-button'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { listMenuEntries } from '@seaport/contract/platform/menu'
import { useLanguage, useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { FilterBar } from '@seaport/ui/filter-bar'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { useNotify } from '@seaport/ui/use-notify'
import { lazy, type ReactNode, Suspense, useEffectEvent, useMemo, useState } from 'react'
import { useRead } from '../../../shared/api/endpoint.ts'
import { useConfirmed } from '../../../shared/list/useConfirmed.ts'
import { useDeleteEntry, useUpdateEntry } from '../api/menu-actions.ts'
import type { EntryDeeds } from '../components/EntryMenu.tsx'
import { useMenuColumns } from '../components/useMenuColumns.tsx'
import { type MenuRow, matchingRows, menuRows } from '../menu-rows.ts'

const EntryEditor = lazy(async () => ({
  default: (await import('../components/EntryEditor.tsx')).EntryEditor,
}))

type Open = { dialog: 'create'; parentId: string | null } | { dialog: 'edit'; entry: MenuRow }

/** /system-menu: the menu as a tree, in the order of the sidebar. */
export function Menus(): ReactNode {
  const t = useT('menu')
  const failure = useFailure()
  const { data, isError, error, refetch } = useRead(listMenuEntries, {})
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Open>()
  const rows = useMemo(() => data && menuRows(data.list), [data])
  const deeds = useDeeds(setOpen)
  const searching = search.trim() !== ''
  const columns = useMenuColumns(deeds, !searching)
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
        storageKey="columns-menu"
        filtered={searching}
        failure={isError ? failure(error) : undefined}
        onRetry={() => void refetch()}
        onRowClick={(row) => deeds('edit', row)}
        toolbar={<FilterBar search={{ value: search, placeholder: t('search'), onChange: setSearch }} />}
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
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

/** What is done with an entry: at once where it can be undone as easily, after a question where it can't. */
function useDeeds(setOpen: (open: Open) => void): EntryDeeds {
  const t = useT('menu')
  const { lang } = useLanguage()
  const { failed } = useNotify()
  const update = useUpdateEntry()
  const remove = useDeleteEntry()
  const ask = useConfirmed((row: MenuRow) => ({
    title: t('ask.delete', { name: row.titles[lang] }),
    effects: [t('effect.gone'), ...(row.path === null ? [] : [t('effect.stays', { path: row.path })])],
    action: t('do.delete'),
    run: () => remove.mutateAsync({ params: { id: row.id } }),
  }))
  const change = (row: MenuRow, body: { position: number } | { hidden: boolean }) =>
    update.mutateAsync({ params: { id: row.id }, body }).catch(failed)
  const act = useEffectEvent<EntryDeeds>((deed, row) => {
    if (deed === 'edit') setOpen({ dialog: 'edit', entry: row })
    else if (deed === 'addBelow') setOpen({ dialog: 'create', parentId: row.id })
    else if (deed === 'delete') ask(row)
    else if (deed === 'hide' || deed === 'show') void change(row, { hidden: deed === 'hide' })
    else void change(row, { position: row.position + (deed === 'up' ? -1 : 1) })
  })
  // One function for the life of the screen: the columns depend on it.
  const [stable] = useState<EntryDeeds>(
    () =>
      (...about: Parameters<EntryDeeds>) =>
        act(...about),
  )
  return stable
}
