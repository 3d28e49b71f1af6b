import { Button } from '@fluentui/react-button'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { FolderListRegular } from '@fluentui/react-icons/svg/folder-list'
import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import { listScripts, type Script, ScriptType } from '@seaport/contract/work/script'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { notify } from '@seaport/ui/notify'
import { Page } from '@seaport/ui/page'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { NO_GROUP, useGroupOptions } from '../../../shared/group/group-kind.ts'
import { type BatchAction, BatchButtons, BatchMenu } from '../../../shared/list/BatchMenu.tsx'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { useListState } from '../../../shared/list/list-state.ts'
import { useSelection } from '../../../shared/list/useSelection.ts'
import { useShown } from '../../../shared/list/useShown.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { scriptGroupKind } from '../api/script-groups.ts'
import { useEditable } from '../api/useEditable.ts'
import type { ScriptDeed } from '../components/ScriptMenu.tsx'
import { useScriptColumns } from '../components/useScriptColumns.tsx'
import { useScriptDeletion } from '../components/useScriptDeletion.ts'
import type { OpenDialog } from '../open-dialog.ts'

const ScriptDialogs = lazy(async () => ({
  default: (await import('../components/ScriptDialogs.tsx')).ScriptDialogs,
}))

const FILTERS = ['search', 'type', 'network', 'group_id', 'public'] as const

/** /wordsLibrary: the scripts of the tenant, and the public ones. */
export function Scripts(): ReactNode {
  const t = useT('script')
  const g = useT('group')
  const n = useT('network')
  const list = useListState('scripts', FILTERS)
  const table = useTable(listScripts, list)
  const groups = useGroupOptions(scriptGroupKind)
  const selection = useSelection(table.rows)
  const [open, setOpen] = useState<OpenDialog>()
  const [shown, show] = useShown('id')
  const editable = useEditable()
  const remove = useScriptDeletion(selection.clear)
  const onDeed = useCallback(
    (deed: ScriptDeed, script: Script) => {
      if (deed === 'preview') show(script.id)
      else if (deed === 'edit') setOpen({ dialog: 'edit', script })
      else if (deed === 'move') setOpen({ dialog: 'move', ids: [script.id] })
      else remove([script])
    },
    [remove, show],
  )
  const columns = useScriptColumns(onDeed)
  /** Public scripts are the administrators': what is done with many leaves them out. */
  const withOwn = (work: (own: readonly Script[]) => void) => () => {
    const own = selection.rows.filter(editable)
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
    <Page
      title={t('screen')}
      description={t('lead')}
      actions={
        <>
          <Button icon={<FolderListRegular />} onClick={() => setOpen({ dialog: 'groups' })}>
            {g('groups')}
          </Button>
          {create}
        </>
      }
      fill
    >
      <DataTable
        {...table}
        label={t('screen')}
        columns={columns}
        rowId={(script) => script.id}
        storageKey="columns-scripts"
        onRowClick={(script) => show(script.id)}
        selection={{ ...selection, actions: <BatchButtons actions={batch} /> }}
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('search')}
            filters={[
              {
                id: 'type',
                label: t('type'),
                options: ScriptType.options.map((value) => ({ value, label: t(`type.${value}`) })),
              },
              {
                id: 'network',
                label: t('network'),
                options: (Object.keys(networks) as NetworkId[]).map((value) => ({ value, label: n(value) })),
              },
              {
                id: 'group_id',
                label: t('group'),
                options: [{ value: NO_GROUP, label: g('noGroup') }, ...groups],
              },
              {
                id: 'public',
                label: t('source'),
                options: [
                  { value: 'false', label: t('own') },
                  { value: 'true', label: t('public') },
                ],
              },
            ]}
          >
            <BatchMenu selected={selection.selected} actions={batch} />
          </ListFilters>
        }
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
      />
      <Suspense>
        {(open || shown) && (
          <ScriptDialogs
            open={open}
            shown={shown}
            deeds={onDeed}
            onMoved={selection.clear}
            onClose={() => setOpen(undefined)}
            onHide={() => show(undefined)}
          />
        )}
      </Suspense>
    </Page>
  )
}
