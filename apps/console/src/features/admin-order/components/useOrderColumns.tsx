import type { AdminOrder } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { TwoLines } from '@seaport/ui/two-lines'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { TenantLink } from '../../admin-user/admin-user.public.ts'
import { Channel, ORDER_NO_WIDTH, OrderType, PurchasedDays } from '../../order/order.public.ts'
import { OrderStatus } from '../../pay/pay.public.ts'
import { OrderActs } from './OrderActs.tsx'
import type { OnOrderAction } from './OrderMenu.tsx'

/** Columns of the table of all orders. */
export function useOrderColumns(onAction: OnOrderAction): readonly Column<AdminOrder>[] {
  const t = useT('adminOrder')
  const of = useFieldColumns<AdminOrder>()
  return useMemo(() => {
    const hidden = { hidden: true }
    return [
      {
        id: 'order_no',
        header: t('order_no'),
        width: ORDER_NO_WIDTH,
        hideable: false,
        rowHeader: true,
        render: (row) => (
          <TwoLines
            first={row.order_no}
            second={<TenantLink user={{ id: row.user_id, email: row.email }} />}
          />
        ),
      },
      {
        id: 'order_type',
        words: true,
        header: t('order_type'),
        width: 116,
        render: (row) => <OrderType type={row.order_type} />,
      },
      {
        id: 'channel',
        words: true,
        header: t('channel'),
        width: 110,
        collapsible: true,
        render: (row) => <Channel type={row.payment_type} />,
      },
      of.money('paid_amount', t('paid_amount')),
      {
        id: 'status',
        words: true,
        header: t('status'),
        width: 160,
        render: (row) => <OrderStatus status={row.status} />,
      },
      of.moment('created_at', t('created_at'), { width: 184, sortable: true }),
      of.text('remark', t('remark'), { words: true, collapsible: true }),
      of.money('amount', t('amount'), hidden),
      of.count('quantity', t('quantity'), hidden),
      {
        id: 'days',
        header: t('days'),
        align: 'end',
        ...hidden,
        render: (row) => <PurchasedDays order={row} />,
      },
      of.money('list_price', t('list_price'), hidden),
      of.money('payment_price', t('payment_price'), hidden),
      of.moment('port_expire_time', t('port_expire_time'), hidden),
      of.moment('expire_time', t('expire_time'), hidden),
      of.moment('paid_at', t('paid_at'), hidden),
      of.moment('ended_at', t('ended_at'), hidden),
      of.text('payment_id', t('payment_id'), { width: 190, hidden: true }),
      {
        ...rowMenuColumn,
        header: t('actions'),
        width: 140,
        align: 'end',
        render: (row) => <OrderActs order={row} onAction={onAction} />,
      },
    ]
  }, [t, of, onAction])
}
