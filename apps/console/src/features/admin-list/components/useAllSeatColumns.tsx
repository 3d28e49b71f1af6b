import type { AdminSeat } from '@seaport/contract/work/admin-list.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { TenantLink } from '../../admin-user/admin-user.public.ts'
import { PortMeter, SeatDevice, SeatState } from '../../seat/seat.public.ts'

/** Columns of the seats of all users. */
export function useAllSeatColumns(): readonly Column<AdminSeat>[] {
  const t = useT('adminList')
  const tSeat = useT('seat')
  const of = useFieldColumns<AdminSeat>()
  return useMemo(
    () => [
      of.text('seat_code', tSeat('code'), { width: 110, hideable: false, rowHeader: true }),
      of.text('name', tSeat('name'), { width: 150 }),
      { id: 'user', header: t('user'), render: (seat) => <TenantLink user={seat.user} /> },
      {
        id: 'state',
        words: true,
        header: tSeat('state'),
        width: 150,
        render: (seat) => <SeatState seat={seat} />,
      },
      {
        id: 'allocated',
        header: tSeat('ports'),
        width: 150,
        sortable: true,
        render: (seat) => <PortMeter taken={seat.occupied} total={seat.allocated} />,
      },
      {
        id: 'accounts',
        words: true,
        header: tSeat('accounts'),
        collapsible: true,
        width: 160,
        render: (seat) => tSeat('accountsOf', { open: seat.open_accounts, count: seat.assigned_accounts }),
      },
      {
        id: 'device',
        header: tSeat('device'),
        collapsible: true,
        width: 150,
        render: ({ device }) => <SeatDevice device={device} />,
      },
      {
        id: 'last_seen_at',
        header: tSeat('lastSeen'),
        collapsible: true,
        width: 140,
        sortable: true,
        render: (seat) => (seat.online ? tSeat('now') : <RelativeTime value={seat.last_seen_at} />),
      },
      {
        id: 'last_login',
        header: tSeat('lastLogin'),
        width: 140,
        hidden: true,
        render: (seat) => <RelativeTime value={seat.last_login_at} />,
      },
      of.moment('created_at', tSeat('created'), { collapsible: true, width: 180, sortable: true }),
      of.text('remark', tSeat('remark'), { words: true, width: 180, hidden: true }),
    ],
    [t, tSeat, of],
  )
}
