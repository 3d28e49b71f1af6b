import type { AdminOrder } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { ORDER_NO_WIDTH, OrderType, PurchasedDays } from '../../order/order.public.ts'
import { OrderStatus } from '../../pay/pay.public.ts'

/** Columns of the purchases of all customers. */
export function usePurchaseColumns(): readonly Column<AdminOrder>[] {
  const t = useT('adminOrder')
  const of = useFieldColumns<AdminOrder>()
  return useMemo(() => {
    return [
      of.text('order_no', t('order_no'), { width: ORDER_NO_WIDTH, hideable: false, rowHeader: true }),
      of.text('email', t('user')),
      {
        id: 'order_type',
        words: true,
        header: t('order_type'),
        width: 120,
        render: (row) => <OrderType type={row.order_type} />,
      },
      of.count('quantity', t('quantity'), { width: 100 }),
      {
        id: 'days',
        header: t('days'),
        width: 100,
        align: 'end',
        render: (row) => <PurchasedDays order={row} />,
      },
      of.money('payment_price', t('payment_price'), { width: 116 }),
      {
        id: 'status',
        words: true,
        header: t('status'),
        width: 136,
        render: (row) => <OrderStatus status={row.status} />,
      },
      of.moment('created_at', t('created_at'), { width: 188, sortable: true, collapsible: true }),
      of.moment('port_expire_time', t('port_expire_time'), { width: 188, collapsible: true }),
      of.text('remark', t('remark'), { words: true, collapsible: true }),
    ]
  }, [t, of])
}
