import type { Payment } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { type OnPaymentAction, PaymentMenu } from './PaymentMenu.tsx'
import { PaymentStatus } from './PaymentStatus.tsx'

/** Columns of the payments that the gateway reported. */
export function usePaymentColumns(onAction: OnPaymentAction): readonly Column<Payment>[] {
  const t = useT('adminPayment')
  const of = useFieldColumns<Payment>()
  return useMemo(() => {
    return [
      of.text('id', t('id'), { width: 300, hideable: false, rowHeader: true }),
      { id: 'email', header: t('user'), render: (row) => row.email ?? t('noUser') },
      of.money('paid_amount', t('amount'), { width: 120 }),
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
      of.moment('received_at', t('received_at'), { width: 188, sortable: true, collapsible: true }),
      of.text('order_no', t('order_no'), { width: 210, collapsible: true }),
      of.text('remark', t('remark'), { words: true, collapsible: true }),
      of.text('settled_order_no', t('settled_order_no'), { width: 210, hidden: true }),
      of.moment('settled_at', t('settled_at'), { width: 188, hidden: true }),
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (row) => <PaymentMenu payment={row} onAction={onAction} />,
      },
    ]
  }, [t, of, onAction])
}
