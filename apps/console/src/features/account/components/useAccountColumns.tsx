import { hostAndPort, proxyAddress } from '@seaport/contract/address/proxy-address'
import type { Account } from '@seaport/contract/desk/account.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { AccountLogin, AccountState } from '@seaport/product-ui/account-state'
import { NETWORK_WIDTH, NetworkName } from '@seaport/product-ui/network-name'
import { AvatarName } from '@seaport/ui/avatar-name'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { AccountMenu, type OnAccountAction } from './AccountMenu.tsx'

/** Columns of the accounts' table. */
export function useAccountColumns(onAction: OnAccountAction): readonly Column<Account>[] {
  const t = useT('account')
  const of = useFieldColumns<Account>()
  const details = useDetailColumns()
  return useMemo(
    () => [
      {
        id: 'account',
        header: t('account'),
        width: 190,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (row) => <AvatarName name={row.account} />,
      },
      {
        id: 'network',
        collapsible: true,
        header: t('network'),
        width: NETWORK_WIDTH,
        render: (row) => <NetworkName network={row.network} />,
      },
      {
        id: 'type',
        words: true,
        header: t('type'),
        hidden: true,
        width: 110,
        render: (row) => t(`type.${row.type}`),
      },
      {
        id: 'state',
        words: true,
        header: t('state'),
        width: 210,
        render: (row) => <AccountState account={row} />,
      },
      {
        id: 'seat',
        header: t('seat'),
        width: 130,
        render: (row) => row.seat?.name ?? t('noSeat'),
      },
      {
        id: 'proxy',
        header: t('proxy'),
        collapsible: true,
        width: 170,
        render: ({ proxy }) =>
          proxy ? <span title={proxyAddress(proxy)}>{hostAndPort(proxy)}</span> : t('noProxy'),
      },
      // In narrow windows, the last of these are hidden first.
      {
        id: 'login',
        words: true,
        header: t('login'),
        collapsible: true,
        width: 148,
        render: (row) => <AccountLogin account={row} />,
      },
      of.text('nickname', t('nickname'), { collapsible: true, width: 150 }),
      ...details,
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (row) => <AccountMenu account={row} onAction={onAction} />,
      },
    ],
    [t, of, details, onAction],
  )
}

/** Columns hidden by default. */
function useDetailColumns(): readonly Column<Account>[] {
  const t = useT('account')
  const format = useFormat()
  const of = useFieldColumns<Account>()
  return useMemo(
    () => [
      of.count('follower_count', t('followers'), { width: 120, sortable: true, hidden: true }),
      {
        id: 'country',
        header: t('country'),
        width: 100,
        hidden: true,
        render: (row) => (row.country ? format.region(row.country) : null),
      },
      { id: 'zone', header: t('zone'), width: 160, hidden: true, render: (row) => row.time_zone },
      {
        id: 'import_type',
        words: true,
        header: t('importType'),
        width: 120,
        hidden: true,
        render: (row) => t(`import.${row.import_type}`),
      },
      {
        id: 'imported_at',
        header: t('imported'),
        width: 150,
        sortable: true,
        hidden: true,
        render: (row) => <RelativeTime value={row.imported_at} />,
      },
    ],
    [t, format, of],
  )
}
