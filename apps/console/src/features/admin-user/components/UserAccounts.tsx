import { adminListAccounts } from '@seaport/contract/work/admin-list'
import type { AdminAccount } from '@seaport/contract/work/admin-list.schema'
import { useT } from '@seaport/i18n/react'
import { AccountLogin, AccountState } from '@seaport/product-ui/account-state'
import { ListFilters } from '@seaport/product-ui/list-filters'
import { useListState } from '@seaport/product-ui/list-state'
import { NETWORK_WIDTH, NetworkName } from '@seaport/product-ui/network-name'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { EmptyState } from '@seaport/ui/empty-state'
import { RelativeTime } from '@seaport/ui/relative-time'
import { type ReactNode, useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { useTable } from '../../../shared/list/useTable.ts'

const FILTERS = ['search'] as const

/** The social accounts of one user. */
export function UserAccounts({ id }: { id: string }): ReactNode {
  const t = useT('adminUser')
  const list = useListState(`accounts-of-${id}`, FILTERS)
  const { setFilters: _, ...shown } = list
  const table = useTable(adminListAccounts, { ...shown, query: { ...list.query, user_id: id } })
  const columns = useColumns()
  return (
    <DataTable
      {...table}
      label={t('accounts')}
      columns={columns}
      rowId={(account) => account.id}
      storageKey="user-accounts"
      toolbar={<ListFilters list={list} placeholder={t('searchAccounts')} />}
      empty={<EmptyState motif="anchor" title={t('noAccounts')} />}
    />
  )
}

function useColumns(): readonly Column<AdminAccount>[] {
  const t = useT('account')
  const of = useFieldColumns<AdminAccount>()
  return useMemo(
    () => [
      of.text('account', t('account'), { rowHeader: true }),
      {
        id: 'network',
        header: t('network'),
        width: NETWORK_WIDTH,
        render: (row) => <NetworkName network={row.network} />,
      },
      {
        id: 'type',
        words: true,
        header: t('type'),
        collapsible: true,
        width: 110,
        render: (row) => t(`type.${row.type}`),
      },
      {
        id: 'state',
        words: true,
        header: t('state'),
        width: 120,
        render: (row) => <AccountState account={row} />,
      },
      {
        id: 'login',
        words: true,
        header: t('login'),
        width: 130,
        render: (row) => <AccountLogin account={row} />,
      },
      {
        id: 'seat',
        header: t('seat'),
        collapsible: true,
        width: 140,
        render: (row) => row.seat?.name ?? t('noSeat'),
      },
      {
        id: 'imported_at',
        header: t('imported'),
        collapsible: true,
        width: 140,
        sortable: true,
        render: (row) => <RelativeTime value={row.imported_at} />,
      },
    ],
    [t, of],
  )
}
