import type { Order } from '@seaport/contract/money/order.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import type { ReactNode } from 'react'

/** Details of an order. */
export function PayDetails({ order }: { order: Order }): ReactNode {
  const t = useT('pay')
  const format = useFormat()
  const moment = (label: string, value: string | null) =>
    value === null ? [] : [{ label, value: format.dateTime(value) }]
  const open = order.status === 'pending'
  return (
    <KeyValueList
      items={[
        { label: t('orderNo'), value: order.order_no, copy: order.order_no, copyName: t('copyOrderNo') },
        { label: t('ordered'), value: format.money(order.amount) },
        ...(open ? [{ label: t('credited'), value: format.money(order.paid_amount) }] : []),
        ...moment(t('createdAt'), order.created_at),
        ...moment(t('closesAt'), open ? order.expire_time : null),
        ...moment(t('paidAt'), order.paid_at),
        ...moment(t('endedAt'), order.ended_at),
        ...(order.remark ? [{ label: t('remark'), value: order.remark }] : []),
      ]}
    />
  )
}
