import type { AdminSeat } from '@seaport/contract/work/admin-list.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { RelativeTime } from '@seaport/ui/relative-time'
import type { ReactNode } from 'react'
import { DetailsPanel } from '../../../shared/list/DetailsPanel.tsx'
import { TenantLink } from '../../admin-user/admin-user.public.ts'
import { PortMeter, SeatDevice, SeatState } from '../../seat/seat.public.ts'

/** Side panel of any user's seat. */
export function AllSeatPanel({ seat, onClose }: { seat: AdminSeat; onClose: () => void }): ReactNode {
  const t = useT('adminList')
  const tSeat = useT('seat')
  const format = useFormat()
  const { device } = seat
  return (
    <DetailsPanel
      title={seat.name}
      onClose={onClose}
      details={[
        { label: t('user'), value: <TenantLink user={seat.user} /> },
        { label: tSeat('code'), value: seat.seat_code, copy: seat.seat_code },
        { label: t('seatId'), value: seat.id, copy: seat.id },
        { label: tSeat('state'), value: <SeatState seat={seat} /> },
        { label: tSeat('ports'), value: <PortMeter taken={seat.occupied} total={seat.allocated} /> },
        {
          label: tSeat('accounts'),
          value: tSeat('accountsOf', { open: seat.open_accounts, count: seat.assigned_accounts }),
        },
        {
          label: tSeat('device'),
          value:
            device?.kind === 'desktop' ? (
              t('deviceOf', { name: device.name, platform: device.platform })
            ) : (
              <SeatDevice device={device} />
            ),
        },
        ...(device ? [{ label: tSeat('bound'), value: format.dateTime(device.bound_at) }] : []),
        {
          label: tSeat('lastSeen'),
          value: seat.online ? tSeat('now') : <RelativeTime value={seat.last_seen_at} />,
        },
        { label: tSeat('lastLogin'), value: format.dateTime(seat.last_login_at) },
        { label: tSeat('created'), value: format.dateTime(seat.created_at) },
        { label: tSeat('remark'), value: seat.remark || t('none') },
      ]}
    />
  )
}
