import type { OrderState } from '@seaport/contract/money/order-state.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

const tones: Record<OrderState, Tone> = {
  pending: 'warning',
  paid: 'success',
  failed: 'danger',
  closed: 'neutral',
  refunded: 'info',
}

/** Where an order stands. */
export function OrderStatus({ status }: { status: OrderState }): ReactNode {
  const t = useT('order')
  return <StatusBadge tone={tones[status]} label={t(`status.${status}`)} live={status === 'pending'} />
}
