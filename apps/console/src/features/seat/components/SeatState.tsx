import type { Seat } from '@seaport/contract/desk/seat.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

/** Whether somebody works on the seat, or may. */
export function SeatState({ seat }: { seat: Pick<Seat, 'enabled' | 'online'> }): ReactNode {
  const t = useT('seat')
  if (!seat.enabled) return <StatusBadge tone="danger" label={t('disabled')} />
  return seat.online ? (
    <StatusBadge tone="success" label={t('online')} />
  ) : (
    <StatusBadge tone="neutral" label={t('offline')} />
  )
}
