import type { Seat } from '@seaport/contract/desk/seat.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

/** The device that is logged in to a seat, or was last. The demo's agent is marked, because it is not a person's device. */
export function SeatDevice({ device }: Pick<Seat, 'device'>): ReactNode {
  const t = useT('seat')
  if (!device) return t('noDevice')
  if (device.kind === 'demo_agent') return <StatusBadge tone="info" label={t('demoAgent')} />
  return device.kind === 'agent' ? t('headlessAgent', { name: device.name }) : device.name
}
