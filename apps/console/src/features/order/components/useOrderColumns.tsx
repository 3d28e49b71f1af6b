import type { Order } from '@seaport/contract/money/order'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { OrderStatus } from '../../pay/pay.public.ts'
import { OrderMenu } from './OrderMenu.tsx'
import { Channel, OrderType } from './OrderWords.tsx'

/** Columns of the order records. */
export function useOrderColumns(onShow: (orderNo: string) => void): readonly Column<Order>[] {
  const t = useT('orderScreen')
  const format = useFormat()
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
        header: t('orderType'),
        width: 140,
        render: (order) => <OrderType type={order.order_type} />,
      },
      {
        id: 'status',
        header: t('status'),
        width: 168,
        render: (order) => <OrderStatus status={order.status} />,
      },
      {
        id: 'amount',
        header: t('amount'),
        width: 100,
        align: 'end',
        yields: true,
        render: (order) => format.money(order.amount),
      },
      {
        id: 'paid_amount',
        header: t('paidAmount'),
        width: 108,
        align: 'end',
        render: (order) => format.money(order.paid_amount),
      },
      {
        id: 'channel',
        header: t('channel'),
        width: 96,
        yields: true,
        render: (order) => <Channel type={order.payment_type} />,
      },
      {
        id: 'created_at',
        header: t('createdAt'),
        width: 172,
        sortable: true,
        render: (order) => format.dateTime(order.created_at),
      },
      {
        id: 'paid_at',
        header: t('paidAt'),
        width: 172,
        yields: true,
        render: (order) => format.dateTime(order.paid_at),
      },
      {
        id: 'ended_at',
        header: t('endedAt'),
        width: 176,
        hidden: true,
        render: (order) => format.dateTime(order.ended_at),
      },
      {
        id: 'expire_time',
        header: t('closesAt'),
        width: 176,
        hidden: true,
        render: (order) => format.dateTime(order.expire_time),
      },
      {
        id: 'remark',
        header: t('remark'),
        yields: true,
        render: (order) => <span title={order.remark || undefined}>{order.remark}</span>,
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (order) => <OrderMenu order={order} onShow={onShow} />,
      },
    ],
    [t, format, onShow],
  )
}
