import type { AdminOrder } from '@seaport/contract/money/order.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { ORDER_NO_WIDTH, OrderType, PurchasedDays } from '../../order/order.public.ts'
import { OrderStatus } from '../../pay/pay.public.ts'

/** Columns of the purchases of all customers. */
export function usePurchaseColumns(): readonly Column<AdminOrder>[] {
  const t = useT('adminOrder')
  const format = useFormat()
  return useMemo(() => {
    return [
      {
        id: 'order_no',
        header: t('order_no'),
        width: ORDER_NO_WIDTH,
        hideable: false,
        rowHeader: true,
        render: (row) => row.order_no,
      },
      { id: 'email', header: t('user'), render: (row) => row.email },
      {
        id: 'order_type',
        words: true,
        header: t('order_type'),
        width: 120,
        render: (row) => <OrderType type={row.order_type} />,
      },
      {
        id: 'quantity',
        header: t('quantity'),
        width: 100,
        align: 'end',
        render: (row) => format.number(row.quantity),
      },
      {
        id: 'days',
        header: t('days'),
        width: 100,
        align: 'end',
        render: (row) => <PurchasedDays order={row} />,
      },
      {
        id: 'payment_price',
        header: t('payment_price'),
        width: 116,
        align: 'end',
        render: (row) => format.money(row.payment_price),
      },
      {
        id: 'status',
        words: true,
        header: t('status'),
        width: 136,
        render: (row) => <OrderStatus status={row.status} />,
      },
      {
        id: 'created_at',
        header: t('created_at'),
        width: 188,
        sortable: true,
        collapsible: true,
        render: (row) => format.dateTime(row.created_at),
      },
      {
        id: 'port_expire_time',
        header: t('port_expire_time'),
        width: 188,
        collapsible: true,
        render: (row) => format.dateTime(row.port_expire_time),
      },
      {
        id: 'remark',
        words: true,
        header: t('remark'),
        collapsible: true,
        render: (row) => row.remark,
      },
    ]
  }, [t, format])
}
