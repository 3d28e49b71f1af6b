import type { AdminSeat } from '@seaport/contract/work/admin-list.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { useMemo } from 'react'
import { TenantLink } from '../../admin-user/admin-user.public.ts'
import { PortMeter, SeatDevice, SeatState } from '../../seat/seat.public.ts'

/** Columns of the seats of all users. */
export function useAllSeatColumns(): readonly Column<AdminSeat>[] {
  const t = useT('adminList')
  const words = useT('seat')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'seat_code',
        header: words('code'),
        width: 110,
        hideable: false,
        rowHeader: true,
        render: (seat) => seat.seat_code,
      },
      {
        id: 'name',
        header: words('name'),
        width: 150,
        render: (seat) => <span title={seat.name}>{seat.name}</span>,
      },
      { id: 'user', header: t('user'), render: (seat) => <TenantLink user={seat.user} /> },
      {
        id: 'state',
        words: true,
        header: words('state'),
        width: 150,
        render: (seat) => <SeatState seat={seat} />,
      },
      {
        id: 'allocated',
        header: words('ports'),
        width: 150,
        sortable: true,
        render: (seat) => <PortMeter taken={seat.occupied} total={seat.allocated} />,
      },
      {
        id: 'accounts',
        words: true,
        header: words('accounts'),
        collapsible: true,
        width: 160,
        render: (seat) => words('accountsOf', { open: seat.open_accounts, count: seat.assigned_accounts }),
      },
      {
        id: 'device',
        header: words('device'),
        collapsible: true,
        width: 150,
        render: ({ device }) => <SeatDevice device={device} />,
      },
      {
        id: 'last_seen_at',
        header: words('lastSeen'),
        collapsible: true,
        width: 140,
        sortable: true,
        render: (seat) => (seat.online ? words('now') : <RelativeTime value={seat.last_seen_at} />),
      },
      {
        id: 'last_login',
        header: words('lastLogin'),
        width: 140,
        hidden: true,
        render: (seat) => <RelativeTime value={seat.last_login_at} />,
      },
      {
        id: 'created_at',
        header: words('created'),
        collapsible: true,
        width: 180,
        sortable: true,
        render: (seat) => format.dateTime(seat.created_at),
      },
      {
        id: 'remark',
        words: true,
        header: words('remark'),
        width: 180,
        hidden: true,
        render: (seat) => <span title={seat.remark}>{seat.remark}</span>,
      },
    ],
    [t, words, format],
  )
}
