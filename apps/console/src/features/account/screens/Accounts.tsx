import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { Account } from '@seaport/contract/desk/account.schema'
import { exportAccounts } from '@seaport/contract/desk/desk-export'
import { useT } from '@seaport/i18n/react'
import { type BatchAction, BatchButtons } from '@seaport/product-ui/batch-buttons'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { useSelection } from '@seaport/product-ui/selection'
import { EmptyState } from '@seaport/ui/empty-state'
import { type ReactNode, useCallback, useState } from 'react'
import { useUrlAction } from '../../../shared/address/useUrlAction.ts'
import { ImportMenu } from '../../../shared/import/ImportMenu.tsx'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { useRowPanel } from '../../../shared/list/useRowPanel.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { accountList } from '../account.list.ts'
import { useProxiesAllowed } from '../api/useProxyOptions.ts'
import { AccountDialogs, type OpenDialog } from '../components/AccountDialogs.tsx'
import type { AccountAction } from '../components/AccountMenu.tsx'
import { AccountStates } from '../components/AccountStates.tsx'
import { AccountTypeTabs } from '../components/AccountTypeTabs.tsx'
import { useAccountColumns } from '../components/useAccountColumns.tsx'
import {
  useAccountDeletion,
  useAccountUnassignment,
  useProxyUnbinding,
} from '../components/useAccountConfirmations.ts'
import { useAccountFilters } from '../components/useAccountFilters.ts'

/** /media: the social accounts of the tenant. */
export function Accounts(): ReactNode {
  const t = useT('account')
  const list = useListState(accountList.name, accountList.filters)
  const table = useTable(accountList.endpoint, list)
  const filters = useAccountFilters()
  const [open, setOpen] = useState<OpenDialog>()
  const selection = useSelection(table.rows, list.state.filters)
  const panel = useRowPanel(table.rows)
  const remove = useAccountDeletion((account) => {
    selection.drop([account.id])
    panel.closeOf(account)
  })
  const unassign = useAccountUnassignment(selection.drop)
  const unbind = useProxyUnbinding(selection.drop)
  const proxies = useProxiesAllowed()
  const onAction = useCallback(
    (action: AccountAction, account: Account) => {
      if (action === 'edit') setOpen({ dialog: 'edit', account })
      else if (action === 'block' || action === 'unblock') setOpen({ dialog: 'block', account })
      else if (action === 'assign' || action === 'bind') setOpen({ dialog: action, ids: [account.id] })
      else if (action === 'unbind') unbind([account.id])
      else if (action === 'delete') remove(account)
      else unassign([account.id])
    },
    [remove, unassign, unbind],
  )
  useUrlAction({ new: () => setOpen({ dialog: 'create' }), import: () => setOpen({ dialog: 'list' }) })
  const columns = useAccountColumns(onAction)
  const ids = [...selection.selected]
  const batch: readonly BatchAction[] = [
    { id: 'assign', label: t('do.assign'), onSelect: () => setOpen({ dialog: 'assign', ids }) },
    { id: 'unassign', label: t('do.unassign'), onSelect: () => unassign(ids) },
    ...(proxies
      ? [
          { id: 'bind', label: t('do.bind'), onSelect: () => setOpen({ dialog: 'bind', ids }) },
          { id: 'unbind', label: t('do.unbind'), onSelect: () => unbind(ids) },
        ]
      : []),
  ]
  const buttons = (
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
      actions={
        <>
          <ListExport endpoint={exportAccounts} query={list.query} name={t('title')} />
          {buttons}
        </>
      }
      views={
        <AccountTypeTabs chosen={list.state.filters.type} onChoose={(type) => list.setFilter('type', type)} />
      }
      states={<AccountStates list={list} />}
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      filters={filters}
      storageKey="accounts"
      onRowClick={({ id }) => panel.show(id)}
      rowHref={panel.hrefOf}
      openRow={panel.id}
      selection={{ ...selection, actions: <BatchButtons actions={batch} /> }}
      empty={<EmptyState motif="anchor" title={t('emptyTitle')} text={t('emptyText')} actions={buttons} />}
    >
      <AccountDialogs
        open={open}
        panel={panel}
        onAction={onAction}
        onClose={(changed) => {
          setOpen(undefined)
          selection.drop(changed)
        }}
      />
    </ListPage>
  )
}
