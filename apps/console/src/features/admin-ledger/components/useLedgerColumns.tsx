import type { AdminLedgerEntry } from '@seaport/contract/money/wallet.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { TenantLink } from '../../admin-user/admin-user.public.ts'
import { Amount } from '../../ledger/ledger.public.ts'
import { ORDER_NO_WIDTH } from '../../order/order.public.ts'

/** Columns of the movements of all balances. */
export function useLedgerColumns(): readonly Column<AdminLedgerEntry>[] {
  const t = useT('adminLedger')
  const tLedger = useT('ledger')
  const of = useFieldColumns<AdminLedgerEntry>()
  return useMemo(() => {
    return [
      of.moment('time', t('time'), { width: 190, sortable: true, hideable: false, rowHeader: true }),
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
      of.money('amount_before', t('amount_before'), { width: 130, collapsible: true }),
      of.money('amount_after', t('amount_after'), { width: 130 }),
      of.text('order_no', t('order_no'), { width: ORDER_NO_WIDTH, collapsible: true }),
      of.text('remark', t('remark'), { words: true, collapsible: true }),
      {
        id: 'operator',
        header: t('operator'),
        width: 190,
        hidden: true,
        render: (row) => row.operator_email,
      },
      of.count('seq', t('seq'), { width: 90, hidden: true }),
    ]
  }, [t, tLedger, of])
}
