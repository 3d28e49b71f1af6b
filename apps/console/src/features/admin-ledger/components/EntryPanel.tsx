import type { AdminLedgerEntry } from '@seaport/contract/money/wallet.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { DetailsPanel } from '../../../shared/list/DetailsPanel.tsx'
import { Amount } from '../../ledger/ledger.public.ts'

/** Side panel of a ledger movement. */
export function EntryPanel({ entry, onClose }: { entry: AdminLedgerEntry; onClose: () => void }): ReactNode {
  const t = useT('adminLedger')
  const tLedger = useT('ledger')
  const format = useFormat()
  const copied = (label: string, value: string, copyName: string) => ({
    label,
    value,
    copy: value,
    copyName,
  })
  return (
    <DetailsPanel
      title={t('details')}
      onClose={onClose}
      details={[
        { label: t('time'), value: format.dateTime(entry.time) },
        copied(t('user'), entry.email, t('copyEmail')),
        copied(t('userId'), entry.user_id, t('copyUserId')),
        { label: t('type'), value: tLedger(`types.${entry.type}`) },
        { label: t('amount'), value: <Amount value={entry.amount} /> },
        { label: t('amount_before'), value: format.money(entry.amount_before) },
        { label: t('amount_after'), value: format.money(entry.amount_after) },
        ...(entry.order_no ? [copied(t('order_no'), entry.order_no, t('copyOrder'))] : []),
        { label: t('seq'), value: format.number(entry.seq) },
        { label: t('operator'), value: entry.operator_email ?? t('noOperator') },
        { label: t('remark'), value: entry.remark || t('none') },
      ]}
    />
  )
}
