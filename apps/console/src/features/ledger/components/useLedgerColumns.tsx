import type { LedgerEntry } from '@seaport/contract/money/wallet.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { ORDER_NO_WIDTH, orderPath } from '../../order/order.public.ts'
import { Amount } from './Amount.tsx'

/** Columns of the ledger. @param linked whether order numbers lead to their order */
export function useLedgerColumns(linked: boolean): readonly Column<LedgerEntry>[] {
  const t = useT('ledger')
  const of = useFieldColumns<LedgerEntry>()
  return useMemo(
    () => [
      of.moment('time', t('time'), { width: 188, sortable: true, hideable: false, rowHeader: true }),
      { id: 'type', words: true, header: t('type'), width: 168, render: (entry) => t(`types.${entry.type}`) },
      {
        id: 'amount',
        header: t('amount'),
        width: 116,
        align: 'end',
        render: (entry) => <Amount value={entry.amount} />,
      },
      of.money('amount_before', t('before'), { width: 116 }),
      of.money('amount_after', t('after'), { width: 116 }),
      {
        id: 'order_no',
        header: t('orderNo'),
        width: ORDER_NO_WIDTH,
        collapsible: true,
        render: ({ order_no }) =>
          order_no && linked ? <PageLink to={orderPath(order_no)}>{order_no}</PageLink> : order_no,
      },
      of.text('remark', t('remark'), { words: true }),
      of.count('seq', t('number'), { width: 88, hidden: true }),
    ],
    [t, of, linked],
  )
}
