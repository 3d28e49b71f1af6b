import { accountTypes } from '@seaport/contract/desk/account'
import { adminActOnAccounts } from '@seaport/contract/work/admin-act'
import { adminExportAccounts, adminListAccounts } from '@seaport/contract/work/admin-list'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { useNetworkFilter } from '@seaport/product-ui/network-options'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense } from 'react'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { ShownRow } from '../../../shared/list/ShownRow.tsx'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useAllAccountColumns } from '../components/useAllAccountColumns.tsx'
import { useTenantActs } from '../components/useTenantActs.tsx'
import { REFRESH_MS } from '../refresh.ts'

const AllAccountPanel = lazy(async () => (await import('../components/AllAccountPanel.tsx')).AllAccountPanel)

const FILTERS = ['search', 'network', 'type', 'availability', 'login_status'] as const

/** /accountManagement: the social accounts of all users. */
export function AllAccounts(): ReactNode {
  const t = useT('adminList')
  const tAccount = useT('account')
  const networkOptions = useNetworkFilter(useSystemConfig()?.networks)
  const list = useListState('all-accounts', FILTERS)
  const table = useTable(adminListAccounts, { ...list, refetchIntervalMs: REFRESH_MS })
  const columns = useAllAccountColumns()
  const { mutateAsync } = useEndpointMutation(adminActOnAccounts, [adminListAccounts])
  const acts = useTenantActs(
    (['unassign', 'unblock'] as const).map((act) => ({ act, label: tAccount(`do.${act}`) })),
    (body) => mutateAsync({ body }),
    { rows: table.rows, filters: list.state.filters },
  )
  const [shown, show, , hrefOf] = useSelectedParam('id')
  return (
    <ListPage
      title={t('accounts.title')}
      lead={t('accounts.lead')}
      actions={<ListExport endpoint={adminExportAccounts} query={list.query} name={t('accounts.title')} />}
      table={table}
      columns={columns}
      list={list}
      search={t('accounts.search')}
      filters={[
        {
          id: 'network',
          label: tAccount('network'),
          options: networkOptions,
        },
        {
          id: 'type',
          label: tAccount('type'),
          options: accountTypes.map((value) => ({ value, label: tAccount(`type.${value}`) })),
        },
        {
          id: 'availability',
          label: tAccount('availability'),
          options: [
            { value: 'normal', label: tAccount('normal') },
            { value: 'abnormal', label: tAccount('blocked') },
          ],
        },
        {
          id: 'login_status',
          label: tAccount('login'),
          options: [
            { value: 'logged_in', label: tAccount('loggedIn') },
            { value: 'logged_out', label: tAccount('loggedOut') },
          ],
        },
      ]}
      storageKey="all-accounts"
      onRowClick={({ id }) => show(id)}
      rowHref={({ id }) => hrefOf(id)}
      openRow={shown}
      {...acts.list}
      empty={<EmptyState motif="anchor" title={t('accounts.empty')} text={t('accounts.emptyText')} />}
    >
      {acts.dialog}
      <Suspense>
        <ShownRow rows={table.rows} rowId={({ id }) => id} shown={shown} onClose={() => show(undefined)}>
          {(account) => <AllAccountPanel account={account} onClose={() => show(undefined)} />}
        </ShownRow>
      </Suspense>
    </ListPage>
  )
}
