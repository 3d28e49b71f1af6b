import type { Order } from '@seaport/contract/money/order.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'

/** Width in pixels of a column with whole order numbers. */
export const ORDER_NO_WIDTH = 252

/** What an order is for. */
export function OrderType({ type }: { type: Order['order_type'] }): ReactNode {
  return useT('orderScreen')(`type.${type}`)
}

/** The days of a purchase; days bought for all ports in the same order follow a plus sign. */
export function PurchasedDays({ order: { days, extension } }: { order: Order }): ReactNode {
  const t = useT('orderScreen')
  const format = useFormat()
  return extension ? t('daysAndAdded', { days: days ?? 0, added: extension.days }) : format.number(days)
}

/** How an order is paid: by a transfer, or from the balance. */
export function Channel({ type }: { type: Order['payment_type'] }): ReactNode {
  const t = useT('orderScreen')
  const tOrder = useT('order')
  if (type === null) return t('fromBalance')
  return type === 0 ? tOrder('usdt') : tOrder('alipay')
}
