import type { Payment, PaymentStatus as Status } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

const tones: Record<Status, Tone> = {
  matched: 'success',
  parked: 'warning',
  credited: 'success',
  dismissed: 'neutral',
}

/** State of a payment. */
export function PaymentStatus({ status }: Pick<Payment, 'status'>): ReactNode {
  const t = useT('adminPayment')
  return <StatusBadge tone={tones[status]} label={t(`status.${status}`)} live={status === 'parked'} />
}
