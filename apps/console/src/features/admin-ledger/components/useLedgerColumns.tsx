import type { AdminLedgerEntry } from '@seaport/contract/money/wallet.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { TenantLink } from '../../admin-user/admin-user.public.ts'
import { Amount } from '../../ledger/ledger.public.ts'
import { ORDER_NO_WIDTH } from '../../order/order.public.ts'

/** Columns of the movements of all balances. */
export function useLedgerColumns(): readonly Column<AdminLedgerEntry>[] {
  const t = useT('adminLedger')
  const tLedger = useT('ledger')
  const format = useFormat()
  return useMemo(() => {
    return [
      {
        id: 'time',
        header: t('time'),
        width: 190,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (row) => format.dateTime(row.time),
      },
      {
        id: 'email',
        header: t('user'),
        render: (row) => <TenantLink user={{ id: row.user_id, email: row.email }} />,
      },
      {
        id: 'type',
        words: true,
        header: t('type'),
        width: 168,
        render: (row) => tLedger(`types.${row.type}`),
      },
      {
        id: 'amount',
        header: t('amount'),
        width: 130,
        align: 'end',
        render: (row) => <Amount value={row.amount} />,
      },
      {
        id: 'amount_before',
        header: t('amount_before'),
        width: 130,
        align: 'end',
        collapsible: true,
        render: (row) => format.money(row.amount_before),
      },
      {
        id: 'amount_after',
        header: t('amount_after'),
        width: 130,
        align: 'end',
        render: (row) => format.money(row.amount_after),
      },
      {
        id: 'order_no',
        header: t('order_no'),
        width: ORDER_NO_WIDTH,
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
        id: 'operator',
        header: t('operator'),
        width: 190,
        hidden: true,
        render: (row) => row.operator_email,
      },
      {
        id: 'seq',
        header: t('seq'),
        width: 90,
        align: 'end',
        hidden: true,
        render: (row) => format.number(row.seq),
      },
    ]
  }, [t, tLedger, format])
}
