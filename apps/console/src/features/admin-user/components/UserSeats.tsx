import { adminListSeatsOf } from '@seaport/contract/work/admin-list'
import type { AdminSeat } from '@seaport/contract/work/admin-list.schema'
import { useT } from '@seaport/i18n/react'
import { ListFilters } from '@seaport/product-ui/list-filters'
import { useListState } from '@seaport/product-ui/list-state'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { EmptyState } from '@seaport/ui/empty-state'
import { RelativeTime } from '@seaport/ui/relative-time'
import { type ReactNode, useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { PortMeter, SeatState } from '../../seat/seat.public.ts'

const FILTERS = ['search'] as const

/** The seats of one user. */
export function UserSeats({ id }: { id: string }): ReactNode {
  const t = useT('adminUser')
  const list = useListState(`seats-of-${id}`, FILTERS)
  const { setFilters: _, ...shown } = list
  const table = useTable(adminListSeatsOf, shown, { id })
  const columns = useColumns()
  return (
    <DataTable
      {...table}
      label={t('seats')}
      columns={columns}
      rowId={(seat) => seat.id}
      storageKey="user-seats"
      toolbar={<ListFilters list={list} placeholder={t('searchSeats')} />}
      empty={<EmptyState motif="berth" title={t('noSeats')} />}
    />
  )
}

function useColumns(): readonly Column<AdminSeat>[] {
  const t = useT('seat')
  const of = useFieldColumns<AdminSeat>()
  return useMemo(
    () => [
      of.text('seat_code', t('code'), { width: 120, rowHeader: true }),
      of.text('name', t('name')),
      {
        id: 'state',
        words: true,
        header: t('state'),
        width: 150,
        render: (seat) => <SeatState seat={seat} />,
      },
      {
        id: 'allocated',
        header: t('ports'),
        width: 156,
        sortable: true,
        render: (seat) => <PortMeter taken={seat.occupied} total={seat.allocated} />,
      },
      {
        id: 'accounts',
        words: true,
        header: t('accounts'),
        collapsible: true,
        width: 168,
        render: (seat) => t('accountsOf', { open: seat.open_accounts, count: seat.assigned_accounts }),
      },
      {
        id: 'last_seen_at',
        header: t('lastSeen'),
        collapsible: true,
        width: 140,
        sortable: true,
        render: (seat) => (seat.online ? t('now') : <RelativeTime value={seat.last_seen_at} />),
      },
      of.moment('created_at', t('created'), { collapsible: true, width: 190, sortable: true }),
    ],
    [t, of],
  )
}
