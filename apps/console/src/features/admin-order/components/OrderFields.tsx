import type { AdminOrder, TierSnapshot } from '@seaport/contract/money/order.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { type KeyValue, KeyValueList } from '@seaport/ui/key-value-list'
import type { ReactNode } from 'react'
import { useRateChange } from '../../../shared/price/useRateChange.ts'
import { Channel, OrderType } from '../../order/order.public.ts'
import { OrderStatus } from '../../pay/pay.public.ts'

/** Fields of an order, by its kind. */
export function OrderFields({ order }: { order: AdminOrder }): ReactNode {
  const t = useT('adminOrder')
  const tOrderScreen = useT('orderScreen')
  const format = useFormat()
  const optional = (label: string, value: string | null, shown = value ?? '', copy = false): KeyValue[] =>
    value === null || value === '' ? [] : [{ label, value: shown, ...(copy && { copy: value }) }]
  const moment = (id: 'paid_at' | 'ended_at' | 'expire_time' | 'port_expire_time') =>
    optional(t(id), order[id], format.dateTime(order[id]))
  const count = (id: 'quantity' | 'days'): KeyValue[] =>
    order[id] === null ? [] : [{ label: t(id), value: format.number(order[id]) }]
  const price = (id: 'amount' | 'paid_amount' | 'list_price' | 'payment_price') =>
    optional(t(id), order[id], format.money(order[id]))
  return (
    <KeyValueList
      items={[
        { label: t('order_no'), value: order.order_no, copy: order.order_no, copyName: t('copyOrder') },
        { label: t('status'), value: <OrderStatus status={order.status} /> },
        { label: t('user'), value: order.email, copy: order.email, copyName: t('copyEmail') },
        { label: t('userId'), value: order.user_id, copy: order.user_id, copyName: t('copyUserId') },
        { label: t('order_type'), value: <OrderType type={order.order_type} /> },
        { label: t('channel'), value: <Channel type={order.payment_type} /> },
        // A purchase is ordered and paid at its payment price.
        ...(order.payment_price === null ? [...price('amount'), ...price('paid_amount')] : []),
        ...count('quantity'),
        ...count('days'),
        ...(order.extension
          ? [
              {
                label: tOrderScreen('addedDays'),
                value: tOrderScreen('addedDaysValue', {
                  days: order.extension.days,
                  count: order.extension.quantity,
                }),
              },
            ]
          : []),
        ...price('list_price'),
        ...price('payment_price'),
        { label: t('created_at'), value: format.dateTime(order.created_at) },
        ...moment('expire_time'),
        ...moment('paid_at'),
        ...moment('ended_at'),
        ...moment('port_expire_time'),
        ...optional(t('payment_id'), order.payment_id, undefined, true),
        ...optional(t('remark'), order.remark),
      ]}
    />
  )
}

/** The price tier at the time of the order. */
export function TierFields({ title, tier }: { title: string; tier: TierSnapshot }): ReactNode {
  const t = useT('adminOrder')
  const format = useFormat()
  const range = (from: number, to: number) => t('range', { from: format.number(from), to: format.number(to) })
  const rateChange = useRateChange()
  return (
    <section>
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
