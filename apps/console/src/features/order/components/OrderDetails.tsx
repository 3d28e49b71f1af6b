import type { Order, TierSnapshot } from '@seaport/contract/money/order.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { type KeyValue, KeyValueList } from '@seaport/ui/key-value-list'
import type { ReactNode } from 'react'
import { useRateChange } from '../../../shared/price/useRateChange.ts'
import { OrderStatus } from '../../pay/pay.public.ts'
import { Channel, OrderType } from './OrderWords.tsx'

/** The fields of an order; those that its type does not have are omitted. */
export function OrderDetails({ order }: { order: Order }): ReactNode {
  const t = useT('orderScreen')
  const format = useFormat()
  const maybe = <Value,>(
    label: string,
    value: Value | null,
    show: (value: Value) => ReactNode,
  ): KeyValue[] => (value === null ? [] : [{ label, value: show(value) }])
  return (
    <KeyValueList
      items={[
        { label: t('orderNo'), value: order.order_no, copy: order.order_no, copyName: t('copyNo') },
        { label: t('orderType'), value: <OrderType type={order.order_type} /> },
        { label: t('status'), value: <OrderStatus status={order.status} /> },
        ...maybe(t('quantity'), order.quantity, format.number),
        ...maybe(t('days'), order.days, format.number),
        ...maybe(t('addedDays'), order.extension, ({ days, quantity: count }) =>
          t('addedDaysValue', { days, count }),
        ),
        ...maybe(t('listPrice'), order.list_price, format.money),
        ...maybe(t('paymentPrice'), order.payment_price, format.money),
        // A purchase is ordered and paid at its payment price.
        ...maybe(t('amount'), order.payment_price === null ? order.amount : null, format.money),
        ...maybe(t('paidAmount'), order.payment_price === null ? order.paid_amount : null, format.money),
        { label: t('channel'), value: <Channel type={order.payment_type} /> },
        { label: t('createdAt'), value: format.dateTime(order.created_at) },
        ...maybe(t('closesAt'), order.status === 'pending' ? order.expire_time : null, format.dateTime),
        ...maybe(t('paidAt'), order.paid_at, format.dateTime),
        ...maybe(t('endedAt'), order.ended_at, format.dateTime),
        ...maybe(t('expiresAfter'), order.port_expire_time, format.dateTime),
        ...(order.remark ? [{ label: t('remark'), value: order.remark }] : []),
      ]}
    />
  )
}

/** The price tier as it was when the order was made. */
export function TierDetails({ title, tier }: { title: string; tier: TierSnapshot }): ReactNode {
  const t = useT('orderScreen')
  const format = useFormat()
  const rateChange = useRateChange()
  const range = (from: number, to: number) => `${format.number(from)} – ${format.number(to)}`
  return (
    <section aria-label={title}>
      <Heading as="h3" size="small" apart>
        {title}
      </Heading>
      <KeyValueList
        items={[
          { label: t('quantity'), value: range(tier.min_quantity, tier.max_quantity) },
          { label: t('days'), value: range(tier.min_days, tier.max_days) },
          { label: t('unitPrice'), value: format.money(tier.port_unit_price) },
          { label: t('durationRate'), value: rateChange(tier.duration_rate) },
          { label: t('discount'), value: rateChange(tier.discount) },
        ]}
      />
    </section>
  )
}
