import type { Order } from '@seaport/contract/money/order'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { OrderStatus } from '../../pay/pay.public.ts'
import { OrderType } from './OrderWords.tsx'
import { useTierWords } from './useTierWords.ts'

/** Columns of the purchase records. */
export function usePurchaseColumns(): readonly Column<Order>[] {
  const t = useT('orderScreen')
  const format = useFormat()
  const tier = useTierWords()
  return useMemo(
    () => [
      {
        id: 'order_no',
        header: t('orderNo'),
        width: 212,
        hideable: false,
        rowHeader: true,
        render: (order) => order.order_no,
      },
      {
        id: 'order_type',
        header: t('purchaseType'),
        width: 140,
        render: (order) => <OrderType type={order.order_type} />,
      },
      {
        id: 'quantity',
        header: t('quantity'),
        width: 88,
        align: 'end',
        render: (order) => format.number(order.quantity),
      },
      {
        id: 'days',
        header: t('days'),
        width: 76,
        align: 'end',
        render: (order) => format.number(order.days),
      },
      {
        id: 'list_price',
        header: t('listPrice'),
        width: 100,
        align: 'end',
        yields: true,
        render: (order) => format.money(order.list_price),
      },
      {
        id: 'payment_price',
        header: t('paymentPrice'),
        width: 108,
        align: 'end',
        render: (order) => format.money(order.payment_price),
      },
      {
        id: 'status',
        header: t('status'),
        width: 136,
        render: (order) => <OrderStatus status={order.status} />,
      },
      {
        id: 'created_at',
        header: t('boughtAt'),
        width: 172,
        sortable: true,
        render: (order) => format.dateTime(order.created_at),
      },
      {
        id: 'tier',
        header: t('tier'),
        width: 216,
        yields: true,
        render: (order) => (
          <span title={order.tier ? tier(order.tier) : undefined}>{order.tier && tier(order.tier)}</span>
        ),
      },
      {
        id: 'port_expire_time',
        header: t('expiresAfter'),
        width: 176,
        yields: true,
        render: (order) => format.dateTime(order.port_expire_time),
      },
      {
        id: 'remark',
        header: t('remark'),
        width: 160,
        hidden: true,
        render: (order) => <span title={order.remark || undefined}>{order.remark}</span>,
      },
    ],
    [t, format, tier],
  )
}
