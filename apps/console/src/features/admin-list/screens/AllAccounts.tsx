import { AccountType } from '@seaport/contract/desk/account'
import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import { type AdminAccount, adminListAccounts } from '@seaport/contract/work/admin-list'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { Page } from '@seaport/ui/page'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { useListState } from '../../../shared/list/list-state.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useAllAccountColumns } from '../components/useAllAccountColumns.tsx'

const AllAccountPanel = lazy(async () => ({
  default: (await import('../components/AllAccountPanel.tsx')).AllAccountPanel,
}))

const FILTERS = ['search', 'network', 'type', 'availability', 'login_status'] as const

/** /accountManagement: the social accounts of all users. */
export function AllAccounts(): ReactNode {
  const t = useT('adminList')
  const words = useT('account')
  const names = useT('network')
  const list = useListState('all-accounts', FILTERS)
  const table = useTable(adminListAccounts, list)
  const columns = useAllAccountColumns()
  const [shown, setShown] = useState<AdminAccount>()
  return (
    <Page title={t('accounts.title')} description={t('accounts.lead')} fill>
      <DataTable
        {...table}
        label={t('accounts.title')}
        columns={columns}
        rowId={(account) => account.id}
        storageKey="columns-all-accounts"
        onRowClick={setShown}
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('accounts.search')}
            filters={[
              {
                id: 'network',
                label: words('network'),
                options: (Object.keys(networks) as NetworkId[]).map((value) => ({
                  value,
                  label: names(value),
                })),
              },
              {
                id: 'type',
                label: words('type'),
                options: AccountType.options.map((value) => ({ value, label: words(`type.${value}`) })),
              },
              {
                id: 'availability',
                label: t('availability'),
                options: [
                  { value: 'normal', label: t('normal') },
                  { value: 'abnormal', label: words('abnormal') },
                ],
              },
              {
                id: 'login_status',
                label: words('login'),
                options: [
                  { value: 'logged_in', label: words('loggedIn') },
                  { value: 'logged_out', label: words('loggedOut') },
                ],
              },
            ]}
          />
        }
        empty={<EmptyState title={t('accounts.empty')} text={t('accounts.emptyText')} />}
      />
      <Suspense>{shown && <AllAccountPanel account={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </Page>
  )
}
