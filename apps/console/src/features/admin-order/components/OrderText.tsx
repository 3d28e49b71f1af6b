import type { AdminOrder } from '@seaport/contract/order'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'

/** How an order is paid. */
export function Channel({ order }: { order: Pick<AdminOrder, 'payment_type'> }): ReactNode {
  const t = useT('adminOrder')
  const words = useT('order')
  if (order.payment_type === null) return t('fromBalance')
  return order.payment_type === 0 ? words('usdt') : words('alipay')
}
