import type { Order } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { OrderStatus } from '../../pay/pay.public.ts'
import { OrderMenu } from './OrderMenu.tsx'
import { Channel, ORDER_NO_WIDTH, OrderType } from './OrderWords.tsx'

/** Columns of the order records. */
export function useOrderColumns(onShow: (orderNo: string) => void): readonly Column<Order>[] {
  const t = useT('orderScreen')
  const fields = useOrderFields()
  return useMemo(
    () => [
      ...fields,
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (order) => <OrderMenu order={order} onShow={onShow} />,
      },
    ],
    [t, fields, onShow],
  )
}

/** What an order is made of, as columns. */
export function useOrderFields(): readonly Column<Order>[] {
  const t = useT('orderScreen')
  const of = useFieldColumns<Order>()
  return useMemo(
    () => [
      of.text('order_no', t('orderNo'), { width: ORDER_NO_WIDTH, hideable: false, rowHeader: true }),
      {
        id: 'order_type',
        words: true,
        collapsible: true,
        header: t('orderType'),
        width: 132,
        render: (order) => <OrderType type={order.order_type} />,
      },
      {
        id: 'status',
        words: true,
        header: t('status'),
        width: 156,
        render: (order) => <OrderStatus status={order.status} />,
      },
      of.money('amount', t('amount'), { width: 100, collapsible: true }),
      of.money('paid_amount', t('paidAmount'), { width: 108 }),
      {
        id: 'channel',
        words: true,
        header: t('channel'),
        width: 96,
        collapsible: true,
        render: (order) => <Channel type={order.payment_type} />,
      },
      of.moment('created_at', t('createdAt'), { width: 188, sortable: true }),
      of.moment('paid_at', t('paidAt'), { width: 188, collapsible: true }),
      of.moment('ended_at', t('endedAt'), { width: 188, hidden: true }),
      of.moment('expire_time', t('closesAt'), { width: 188, hidden: true }),
      of.text('remark', t('remark'), { words: true, collapsible: true }),
    ],
    [t, of],
  )
}
