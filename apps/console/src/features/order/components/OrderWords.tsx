import type { Order } from '@seaport/contract/money/order'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'

/** What an order is for. */
export function OrderType({ type }: { type: Order['order_type'] }): ReactNode {
  return useT('orderScreen')(`type.${type}`)
}

/** How an order is paid: by a transfer, or from the balance. */
export function Channel({ type }: { type: Order['payment_type'] }): ReactNode {
  const t = useT('orderScreen')
  const words = useT('order')
  if (type === null) return t('fromBalance')
  return type === 0 ? words('usdt') : words('alipay')
}
