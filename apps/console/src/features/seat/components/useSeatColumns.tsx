import type { Seat } from '@seaport/contract/desk/seat.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { StateCell } from '@seaport/product-ui/state-cell'
import { AvatarName } from '@seaport/ui/avatar-name'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { useCallback, useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { PortMeter } from './PortMeter.tsx'
import { SeatDevice } from './SeatDevice.tsx'
import { type OnSeatAction, SeatMenu } from './SeatMenu.tsx'
import { SeatState } from './SeatState.tsx'

/** Columns of the seats' table. */
export function useSeatColumns(onAction: OnSeatAction): readonly Column<Seat>[] {
  const t = useT('seat')
  const format = useFormat()
  const of = useFieldColumns<Seat>()
  const whyOf = useCallback(
    ({ enabled, online, last_seen_at }: Seat) => {
      if (!enabled || online) return null
      return last_seen_at ? t('whySeen', { time: format.relative(last_seen_at) }) : t('whyNever')
    },
    [t, format],
  )
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        width: 170,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (seat) => <AvatarName name={seat.name} title={seat.remark || seat.name} />,
      },
      of.text('seat_code', t('code'), { width: 132, sortable: true }),
      {
        id: 'state',
        words: true,
        header: t('state'),
        width: 162,
        render: (seat) => <StateCell state={<SeatState seat={seat} />} reason={whyOf(seat)} />,
      },
      {
        id: 'allocated',
        header: t('ports'),
        width: 138,
        sortable: true,
        render: (seat) => <PortMeter taken={seat.occupied} total={seat.allocated} />,
      },
      {
        id: 'accounts',
        words: true,
        header: t('accounts'),
        width: 168,
        render: (seat) => t('accountsOf', { open: seat.open_accounts, count: seat.assigned_accounts }),
      },
      {
        id: 'device',
        header: t('device'),
        collapsible: true,
        render: ({ device }) => <SeatDevice device={device} />,
      },
      {
        id: 'last_seen_at',
        header: t('lastSeen'),
        hidden: true,
        width: 140,
        sortable: true,
        render: (seat) => (seat.online ? t('now') : <RelativeTime value={seat.last_seen_at} />),
      },
      of.moment('created_at', t('created'), { width: 190, sortable: true, hidden: true }),
      of.text('remark', t('remark'), { words: true, hidden: true }),
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (seat) => <SeatMenu seat={seat} onAction={onAction} />,
      },
    ],
    [t, of, whyOf, onAction],
  )
}
