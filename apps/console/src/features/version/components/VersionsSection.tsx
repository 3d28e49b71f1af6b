import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { locales } from '@seaport/contract/kernel/locale'
import { listVersions } from '@seaport/contract/platform/version'
import type { Version } from '@seaport/contract/platform/version.schema'
import { LANG_NAMES } from '@seaport/i18n/lang'
import { useT } from '@seaport/i18n/react'
import { ListFilters } from '@seaport/product-ui/list-filters'
import { useListState } from '@seaport/product-ui/list-state'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { ShownRow } from '../../../shared/list/ShownRow.tsx'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useVersionColumns, type VersionAction } from './useVersionColumns.tsx'
import { useVersionDeletion } from './useVersionDeletion.ts'

const VersionEditor = lazy(async () => (await import('./VersionEditor.tsx')).VersionEditor)
const VersionPanel = lazy(async () => (await import('./VersionPanel.tsx')).VersionPanel)

const FILTERS = ['search', 'language'] as const

/** What the download centre and the update log show. */
export function VersionsSection(): ReactNode {
  const t = useT('version')
  const list = useListState('versions', FILTERS)
  const table = useTable(listVersions, list)
  const [shown, show, closeOf, hrefOf] = useSelectedParam('version')
  const [editing, setEditing] = useState<'new' | Version>()
  const remove = useVersionDeletion(closeOf)
  const onAction = useCallback(
    (action: VersionAction, version: Version) => (action === 'edit' ? setEditing(version) : remove(version)),
    [remove],
  )
  const columns = useVersionColumns(onAction)
  const close = () => setEditing(undefined)
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setEditing('new')}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <DataTable
        {...table}
        label={t('title')}
        columns={columns}
        rowId={({ id }) => id}
        storageKey="versions"
        onRowClick={({ id }) => show(id)}
        rowHref={({ id }) => hrefOf(id)}
        openRow={shown}
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('search')}
            filters={[
              {
                id: 'language',
                label: t('language'),
                options: locales.map((value) => ({ value, label: LANG_NAMES[value] })),
              },
            ]}
          >
            {create}
          </ListFilters>
        }
        empty={<EmptyState motif="crates" title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
      />
      <Suspense>
        {!editing && (
          <ShownRow rows={table.rows} rowId={({ id }) => id} shown={shown} onClose={() => show(undefined)}>
            {(version) => (
              <VersionPanel
                version={version}
                onEdit={() => setEditing(version)}
                onClose={() => show(undefined)}
              />
            )}
          </ShownRow>
        )}
        {editing === 'new' && <VersionEditor onClose={close} />}
        {editing && editing !== 'new' && <VersionEditor key={editing.id} version={editing} onClose={close} />}
      </Suspense>
    </>
  )
}
