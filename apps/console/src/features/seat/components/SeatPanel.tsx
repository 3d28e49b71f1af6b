import { Button } from '@fluentui/react-components'
import { getSeat } from '@seaport/contract/desk/seat'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { RelativeTime } from '@seaport/ui/relative-time'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { DetailsOfRow } from '../../../shared/list/DetailsOfRow.tsx'
import type { RowPanel } from '../../../shared/list/useRowPanel.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { SeatDevice } from './SeatDevice.tsx'
import type { OnSeatAction, SeatAction } from './SeatMenu.tsx'
import { SeatPorts } from './SeatPorts.tsx'
import { SeatState } from './SeatState.tsx'

interface PanelProps {
  id: string
  panel: RowPanel
  onAction: OnSeatAction
}

/** Side panel of a seat: its device and since when, and the holders of its ports. */
export function SeatPanel({ id, panel, onAction }: PanelProps): ReactNode {
  const t = useT('seat')
  return (
    <DetailsOfRow
      panel={panel}
      query={useEndpointQuery(getSeat, { params: { id } })}
      title={(seat) => seat?.name ?? t('details')}
      actions={(seat) => <Actions seat={seat} onAction={onAction} />}
      parts={[
        { id: 'overview', label: t('overview'), show: (seat) => <SeatDetails seat={seat} /> },
        { id: 'ports', label: t('ports'), show: (seat) => <SeatPorts seat={seat} /> },
      ]}
    />
  )
}

function Actions({ seat, onAction }: { seat: Seat; onAction: OnSeatAction }): ReactNode {
  const t = useT('seat')
  const button = (action: SeatAction) => (
    <Button onClick={() => onAction(action, seat)}>{t(`do.${action}`)}</Button>
  )
  return (
    <>
      {button('edit')}
      {button('password')}
      {seat.occupied > 0 && button('release')}
      {button(seat.enabled ? 'disable' : 'enable')}
    </>
  )
}

function SeatDetails({ seat }: { seat: Seat }): ReactNode {
  const t = useT('seat')
  const format = useFormat()
  const { device } = seat
  return (
    <KeyValueList
      items={[
        { label: t('code'), value: seat.seat_code, copy: seat.seat_code },
        { label: t('state'), value: <SeatState seat={seat} /> },
        {
          label: t('accounts'),
          value: (
            <PageLink to={`/media?seat_id=${seat.id}`}>
              {t('accountsOf', { open: seat.open_accounts, count: seat.assigned_accounts })}
            </PageLink>
          ),
        },
        {
          label: t('device'),
          value: device?.kind === 'demo_agent' ? t('demoAgentText') : <SeatDevice device={device} />,
        },
        ...(device ? [{ label: t('bound'), value: format.dateTime(device.bound_at) }] : []),
        { label: t('lastSeen'), value: seat.online ? t('now') : <RelativeTime value={seat.last_seen_at} /> },
        { label: t('lastLogin'), value: format.dateTime(seat.last_login_at) },
        { label: t('created'), value: format.dateTime(seat.created_at) },
        ...(seat.remark ? [{ label: t('remark'), value: seat.remark }] : []),
      ]}
    />
  )
}
