import type { LedgerEntry } from '@seaport/contract/money/wallet.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { ORDER_NO_WIDTH, orderPath } from '../../order/order.public.ts'
import { Amount } from './Amount.tsx'

/** Columns of the ledger. @param linked whether order numbers lead to their order */
export function useLedgerColumns(linked: boolean): readonly Column<LedgerEntry>[] {
  const t = useT('ledger')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('time'),
        width: 188,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (entry) => format.dateTime(entry.time),
      },
      { id: 'type', words: true, header: t('type'), width: 168, render: (entry) => t(`types.${entry.type}`) },
      {
        id: 'amount',
        header: t('amount'),
        width: 116,
        align: 'end',
        render: (entry) => <Amount value={entry.amount} />,
      },
      {
        id: 'amount_before',
        header: t('before'),
        width: 116,
        align: 'end',
        render: (entry) => format.money(entry.amount_before),
      },
      {
        id: 'amount_after',
        header: t('after'),
        width: 116,
        align: 'end',
        render: (entry) => format.money(entry.amount_after),
      },
      {
        id: 'order_no',
        header: t('orderNo'),
        width: ORDER_NO_WIDTH,
        collapsible: true,
        render: ({ order_no }) =>
          order_no && linked ? <PageLink to={orderPath(order_no)}>{order_no}</PageLink> : order_no,
      },
      {
        id: 'remark',
        words: true,
        header: t('remark'),
        render: (entry) => entry.remark,
      },
      {
        id: 'seq',
        header: t('number'),
        width: 88,
        align: 'end',
        hidden: true,
        render: (entry) => format.number(entry.seq),
      },
    ],
    [t, format, linked],
  )
}
