import type { AdminAccount } from '@seaport/contract/work/admin-list.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { AccountLogin, AccountState } from '@seaport/product-ui/account-state'
import { NETWORK_WIDTH, NetworkName } from '@seaport/product-ui/network-name'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { TenantLink } from '../../admin-user/admin-user.public.ts'

/** Columns of the social accounts of all users. */
export function useAllAccountColumns(): readonly Column<AdminAccount>[] {
  const t = useT('adminList')
  const tAccount = useT('account')
  const format = useFormat()
  const of = useFieldColumns<AdminAccount>()
  return useMemo(
    () => [
      of.text('account', tAccount('account'), { width: 180, hideable: false, rowHeader: true }),
      {
        id: 'user',
        header: t('user'),
        collapsible: true,
        width: 200,
        render: (row) => <TenantLink user={row.user} />,
      },
      of.text('nickname', tAccount('nickname'), { collapsible: true, width: 160 }),
      {
        id: 'network',
        header: tAccount('network'),
        width: NETWORK_WIDTH,
        render: (row) => <NetworkName network={row.network} />,
      },
      {
        id: 'type',
        words: true,
        header: tAccount('type'),
        collapsible: true,
        width: 110,
        render: (row) => tAccount(`type.${row.type}`),
      },
      {
        id: 'state',
        words: true,
        header: tAccount('state'),
        width: 190,
        render: (row) => <AccountState account={row} />,
      },
      {
        id: 'login',
        words: true,
        header: tAccount('login'),
        width: 148,
        render: (row) => <AccountLogin account={row} />,
      },
      {
        id: 'seat',
        header: tAccount('seat'),
        collapsible: true,
        width: 140,
        render: (row) => row.seat?.name ?? tAccount('noSeat'),
      },
      of.count('follower_count', tAccount('followers'), { width: 120, sortable: true, hidden: true }),
      {
        id: 'country',
        header: tAccount('country'),
        width: 140,
        hidden: true,
        render: (row) => (row.country ? format.region(row.country) : null),
      },
      {
        id: 'import_type',
        words: true,
        header: tAccount('importType'),
        width: 120,
        hidden: true,
        render: (row) => tAccount(`import.${row.import_type}`),
      },
      {
        id: 'imported_at',
        header: tAccount('imported'),
        collapsible: true,
        width: 140,
        sortable: true,
        render: (row) => <RelativeTime value={row.imported_at} />,
      },
    ],
    [t, tAccount, format, of],
  )
}
