import type { Order } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { OrderStatus } from '../../pay/pay.public.ts'
import { ORDER_NO_WIDTH, OrderType, PurchasedDays } from './OrderWords.tsx'
import { useTierWords } from './useTierWords.ts'

/** Columns of the purchase records. */
export function usePurchaseColumns(): readonly Column<Order>[] {
  const t = useT('orderScreen')
  const of = useFieldColumns<Order>()
  const tier = useTierWords()
  return useMemo(
    () => [
      of.text('order_no', t('orderNo'), { width: ORDER_NO_WIDTH, hideable: false, rowHeader: true }),
      {
        id: 'order_type',
        words: true,
        header: t('purchaseType'),
        width: 140,
        render: (order) => <OrderType type={order.order_type} />,
      },
      of.count('quantity', t('quantity'), { width: 88 }),
      {
        id: 'days',
        header: t('days'),
        width: 84,
        align: 'end',
        render: (order) => <PurchasedDays order={order} />,
      },
      of.money('list_price', t('listPrice'), { width: 100, collapsible: true }),
      of.money('payment_price', t('paymentPrice'), { width: 108 }),
      {
        id: 'status',
        words: true,
        header: t('status'),
        width: 136,
        render: (order) => <OrderStatus status={order.status} />,
      },
      of.moment('created_at', t('boughtAt'), { width: 188, sortable: true }),
      {
        id: 'tier',
        words: true,
        header: t('tier'),
        width: 216,
        collapsible: true,
        render: (order) => order.tier && tier(order.tier),
      },
      of.moment('port_expire_time', t('expiresAfter'), { width: 188, collapsible: true }),
      of.text('remark', t('remark'), { words: true, width: 160, hidden: true }),
    ],
    [t, of, tier],
  )
}
