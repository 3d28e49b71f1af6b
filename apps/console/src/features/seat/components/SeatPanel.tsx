import { makeStyles } from '@griffel/react'
import { getSeat, type Seat } from '@seaport/contract/desk/seat'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { LoadingState } from '@seaport/ui/loading-state'
import { RelativeTime } from '@seaport/ui/relative-time'
import { SidePanel } from '@seaport/ui/side-panel'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { SeatDevice } from './SeatDevice.tsx'
import { SeatPorts } from './SeatPorts.tsx'
import { SeatState } from './SeatState.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXXL'),
    paddingBottom: token('spacingVerticalXXL'),
  },
})

/** Everything about one seat, beside the list. */
export function SeatPanel({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useT('seat')
  const failure = useFailure()
  const styles = useStyles()
  const { data: seat, isError, error, refetch } = useEndpointQuery(getSeat, { params: { id } })
  return (
    <SidePanel open title={seat?.name ?? t('details')} onClose={onClose}>
      {seat ? (
        <div className={styles.root}>
          <SeatDetails seat={seat} />
          <SeatPorts seat={seat} />
        </div>
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
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
          value: t('accountsOf', { open: seat.open_accounts, count: seat.assigned_accounts }),
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
