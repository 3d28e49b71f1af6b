import type { Payment } from '@seaport/contract/money/order.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { type OnPaymentAction, PaymentMenu } from './PaymentMenu.tsx'
import { PaymentStatus } from './PaymentStatus.tsx'

/** Columns of the payments that the gateway reported. */
export function usePaymentColumns(onAction: OnPaymentAction): readonly Column<Payment>[] {
  const t = useT('adminPayment')
  const format = useFormat()
  return useMemo(() => {
    return [
      {
        id: 'id',
        header: t('id'),
        width: 300,
        hideable: false,
        rowHeader: true,
        render: (row) => row.id,
      },
      { id: 'email', header: t('user'), render: (row) => row.email ?? t('noUser') },
      {
        id: 'paid_amount',
        header: t('amount'),
        width: 120,
        align: 'end',
        render: (row) => format.money(row.paid_amount),
      },
      {
        id: 'status',
        words: true,
        header: t('status'),
        width: 150,
        render: (row) => <PaymentStatus status={row.status} />,
      },
      {
        id: 'reason',
        words: true,
        header: t('reason'),
        width: 200,
        render: (row) => row.park_reason && t(`reason.${row.park_reason}`),
      },
      {
        id: 'received_at',
        header: t('received_at'),
        width: 188,
        sortable: true,
        collapsible: true,
        render: (row) => format.dateTime(row.received_at),
      },
      {
        id: 'order_no',
        header: t('order_no'),
        width: 210,
        collapsible: true,
        render: (row) => row.order_no,
      },
      {
        id: 'remark',
        words: true,
        header: t('remark'),
        collapsible: true,
        render: (row) => row.remark,
      },
      {
        id: 'settled_order_no',
        header: t('settled_order_no'),
        width: 210,
        hidden: true,
        render: (row) => row.settled_order_no,
      },
      {
        id: 'settled_at',
        header: t('settled_at'),
        width: 188,
        hidden: true,
        render: (row) => format.dateTime(row.settled_at),
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (row) => <PaymentMenu payment={row} onAction={onAction} />,
      },
    ]
  }, [t, format, onAction])
}
