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
  const tSeat = useT('seat')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'seat_code',
        header: tSeat('code'),
        width: 110,
        hideable: false,
        rowHeader: true,
        render: (seat) => seat.seat_code,
      },
      {
        id: 'name',
        header: tSeat('name'),
        width: 150,
        render: (seat) => seat.name,
      },
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
      {
        id: 'created_at',
        header: tSeat('created'),
        collapsible: true,
        width: 180,
        sortable: true,
        render: (seat) => format.dateTime(seat.created_at),
      },
      {
        id: 'remark',
        words: true,
        header: tSeat('remark'),
        width: 180,
        hidden: true,
        render: (seat) => seat.remark,
      },
    ],
    [t, tSeat, format],
  )
}
