import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { FolderListRegular } from '@fluentui/react-icons/svg/folder-list'
import { proxySchemes } from '@seaport/contract/desk/proxy'
import type { ProxyEntry } from '@seaport/contract/desk/proxy.schema'
import { useT } from '@seaport/i18n/react'
import { type BatchAction, BatchButtons } from '@seaport/product-ui/batch-buttons'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { useSelection } from '@seaport/product-ui/selection'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useGroupOptions } from '../../../shared/group/group-kind.ts'
import { ImportMenu } from '../../../shared/import/ImportMenu.tsx'
import { useRowPanel } from '../../../shared/list/useRowPanel.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { proxyGroupKind } from '../api/proxy-groups.ts'
import { CheckProgress } from '../components/CheckProgress.tsx'
import type { OpenDialog } from '../components/ProxyDialogs.tsx'
import type { ProxyAction } from '../components/ProxyMenu.tsx'
import { ProxyStates } from '../components/ProxyStates.tsx'
import { useChecks } from '../components/useChecks.ts'
import { useProxyColumns } from '../components/useProxyColumns.tsx'
import { useProxyDeletion } from '../components/useProxyDeletion.ts'
import { proxyList } from '../proxy.list.ts'

const ProxyDialogs = lazy(async () => (await import('../components/ProxyDialogs.tsx')).ProxyDialogs)

/** /ipMange: the proxies of the tenant, and their groups. */
export function Proxies(): ReactNode {
  const t = useT('proxy')
  const g = useT('group')
  const list = useListState(proxyList.name, proxyList.filters)
  const table = useTable(proxyList.endpoint, list)
  const groups = useGroupOptions(proxyGroupKind)
  const selection = useSelection(table.rows, list.state.filters)
  const [open, setOpen] = useState<OpenDialog>()
  const panel = useRowPanel(table.rows)
  const { check, ...checks } = useChecks()
  const remove = useProxyDeletion((proxies) => {
    selection.drop(proxies.map(({ id }) => id))
    proxies.forEach(panel.closeOf)
  })
  const onAction = useCallback(
    (action: ProxyAction, proxy: ProxyEntry) => {
      if (action === 'check') check([proxy.id])
      else if (action === 'edit') setOpen({ dialog: 'edit', proxy })
      else if (action === 'move') setOpen({ dialog: 'move', ids: [proxy.id] })
      else remove([proxy])
    },
    [check, remove],
  )
  const columns = useProxyColumns(onAction)
  const ids = [...selection.selected]
  const batch: readonly BatchAction[] = [
    { id: 'check', label: t('do.check'), onSelect: () => check(ids) },
    { id: 'move', label: g('move'), onSelect: () => setOpen({ dialog: 'move', ids }) },
    { id: 'delete', label: t('do.delete'), onSelect: () => remove(selection.rows) },
  ]
  const adding = (
    <>
      <ImportMenu
        labels={{ button: t('import'), list: t('importList'), file: t('importFile') }}
        onChoose={(dialog) => setOpen({ dialog })}
      />
      <Button appearance="primary" icon={<AddRegular />} onClick={() => setOpen({ dialog: 'create' })}>
        {t('create')}
      </Button>
    </>
  )
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <Button icon={<FolderListRegular />} onClick={() => setOpen({ dialog: 'groups' })}>
            {g('groups')}
          </Button>
          {adding}
        </>
      }
      states={<ProxyStates list={list} />}
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      filters={[
        { id: 'group_id', label: t('group'), options: groups },
        {
          id: 'scheme',
          label: t('scheme'),
          options: proxySchemes.map((value) => ({ value, label: value.toUpperCase() })),
        },
      ]}
      tools={<CheckProgress {...checks} />}
      storageKey="proxies"
      onRowClick={({ id }) => panel.show(id)}
      rowHref={panel.hrefOf}
      openRow={panel.id}
      selection={{ ...selection, actions: <BatchButtons actions={batch} /> }}
      empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} actions={adding} />}
    >
      <Suspense>
        {(open || panel.id) && (
          <ProxyDialogs
            open={open}
            panel={panel}
            onAction={onAction}
            onMoved={selection.drop}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </ListPage>
  )
}
