import type { AdminOrder } from '@seaport/contract/money/order'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { TenantLink } from '../../admin-user/admin-user.public.ts'
import { Channel, OrderType } from '../../order/order.public.ts'
import { OrderStatus } from '../../pay/pay.public.ts'
import { type OrderDeeds, OrderMenu } from './OrderMenu.tsx'

/** Columns of the table of all orders. */
export function useOrderColumns(deeds: OrderDeeds): readonly Column<AdminOrder>[] {
  const t = useT('adminOrder')
  const format = useFormat()
  return useMemo(() => {
    const money = (id: 'amount' | 'paid_amount' | 'list_price' | 'payment_price', hidden: boolean) =>
      ({
        id,
        header: t(id),
        width: 110,
        align: 'end',
        hidden,
        render: (row) => format.money(row[id]),
      }) satisfies Column<AdminOrder>
    const moment = (id: 'port_expire_time' | 'expire_time' | 'paid_at' | 'ended_at') =>
      ({
        id,
        header: t(id),
        width: 190,
        hidden: true,
        render: (row) => format.dateTime(row[id]),
      }) satisfies Column<AdminOrder>
    const count = (id: 'quantity' | 'days') =>
      ({
        id,
        header: t(id),
        width: 110,
        align: 'end',
        hidden: true,
        render: (row) => format.number(row[id]),
      }) satisfies Column<AdminOrder>
    return [
      {
        id: 'order_no',
        header: t('order_no'),
        width: 214,
        hideable: false,
        rowHeader: true,
        render: (row) => <span title={row.order_no}>{row.order_no}</span>,
      },
      {
        id: 'email',
        header: t('user'),
        render: (row) => <TenantLink user={{ id: row.user_id, email: row.email }} />,
      },
      {
        id: 'order_type',
        header: t('order_type'),
        width: 116,
        render: (row) => <OrderType type={row.order_type} />,
      },
      {
        id: 'channel',
        header: t('channel'),
        width: 110,
        yields: true,
        render: (row) => <Channel type={row.payment_type} />,
      },
      money('paid_amount', false),
      {
        id: 'status',
        header: t('status'),
        width: 158,
        render: (row) => <OrderStatus status={row.status} />,
      },
      {
        id: 'created_at',
        header: t('created_at'),
        width: 168,
        sortable: true,
        render: (row) => format.dateTime(row.created_at),
      },
      {
        id: 'remark',
        header: t('remark'),
        yields: true,
        render: (row) => <span title={row.remark}>{row.remark || t('none')}</span>,
      },
      money('amount', true),
      count('quantity'),
      count('days'),
      money('list_price', true),
      money('payment_price', true),
      moment('port_expire_time'),
      moment('expire_time'),
      moment('paid_at'),
      moment('ended_at'),
      {
        id: 'payment_id',
        header: t('payment_id'),
        width: 190,
        hidden: true,
        render: (row) => <span title={row.payment_id ?? undefined}>{row.payment_id ?? t('none')}</span>,
      },
      { ...rowMenuColumn, header: t('actions'), render: (row) => <OrderMenu order={row} deeds={deeds} /> },
    ]
  }, [t, format, deeds])
}
