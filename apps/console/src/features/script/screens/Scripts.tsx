import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { FolderListRegular } from '@fluentui/react-icons/svg/folder-list'
import { listScripts } from '@seaport/contract/work/script'
import type { Script } from '@seaport/contract/work/script.schema'
import { useT } from '@seaport/i18n/react'
import { type BatchAction, BatchButtons } from '@seaport/product-ui/batch-buttons'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { scriptFilters, useScriptFilters } from '@seaport/product-ui/script-filters'
import { useSelection } from '@seaport/product-ui/selection'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { notify } from '@seaport/ui/notify'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { useGroupOptions } from '../../../shared/group/group-kind.ts'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { scriptGroupKind } from '../api/script-groups.ts'
import type { OpenDialog } from '../components/ScriptDialogs.tsx'
import type { ScriptAction } from '../components/ScriptMenu.tsx'
import { useScriptColumns } from '../components/useScriptColumns.tsx'
import { useScriptDeletion } from '../components/useScriptDeletion.ts'

const ScriptDialogs = lazy(async () => (await import('../components/ScriptDialogs.tsx')).ScriptDialogs)

/** /wordsLibrary: the scripts of the tenant, and the public ones. */
export function Scripts(): ReactNode {
  const t = useT('script')
  const g = useT('group')
  const list = useListState('scripts', scriptFilters)
  const table = useTable(listScripts, list)
  const groups = useGroupOptions(scriptGroupKind)
  const selection = useSelection(table.rows, list.state.filters)
  const [open, setOpen] = useState<OpenDialog>()
  const [shown, show, closeOf, hrefOf] = useSelectedParam('id')
  const remove = useScriptDeletion((scripts) => {
    selection.drop(scripts.map(({ id }) => id))
    scripts.forEach(closeOf)
  })
  const onAction = useCallback(
    (action: ScriptAction, script: Script) => {
      if (action === 'preview') show(script.id)
      else if (action === 'edit' || action === 'translate') setOpen({ dialog: action, script })
      else if (action === 'move') setOpen({ dialog: 'move', ids: [script.id] })
      else remove([script])
    },
    [remove, show],
  )
  const columns = useScriptColumns(onAction)
  /** Public scripts belong to the administrator who wrote them, so bulk actions skip those of others. */
  const withOwn = (work: (own: readonly Script[]) => void) => () => {
    const own = selection.rows.filter((script) => script.own)
    if (own.length < selection.rows.length) notify.warning(t('publicStay'))
    if (own.length > 0) work(own)
  }
  const batch: readonly BatchAction[] = [
    {
      id: 'move',
      label: g('move'),
      onSelect: withOwn((own) => setOpen({ dialog: 'move', ids: own.map(({ id }) => id) })),
    },
    { id: 'delete', label: t('do.delete'), onSelect: withOwn(remove) },
  ]
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setOpen({ dialog: 'create' })}>
      {t('create')}
    </Button>
  )
  return (
    <ListPage
      title={t('screen')}
      lead={t('lead')}
      actions={
        <>
          <Button icon={<FolderListRegular />} onClick={() => setOpen({ dialog: 'groups' })}>
            {g('groups')}
          </Button>
          {create}
        </>
      }
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      filters={useScriptFilters(t('own'), groups, useSystemConfig()?.networks)}
      storageKey="scripts"
      onRowClick={(script) => show(script.id)}
      rowHref={(script) => hrefOf(script.id)}
      openRow={shown}
      selection={{ ...selection, actions: <BatchButtons actions={batch} /> }}
      empty={<EmptyState motif="boat" title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
    >
      <Suspense>
        {(open || shown) && (
          <ScriptDialogs
            open={open}
            shown={shown}
            onAction={onAction}
            onMoved={selection.drop}
            onClose={() => setOpen(undefined)}
            onHide={() => show(undefined)}
          />
        )}
      </Suspense>
    </ListPage>
  )
}
