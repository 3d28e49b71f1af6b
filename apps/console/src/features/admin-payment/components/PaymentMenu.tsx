import { ArchiveRegular } from '@fluentui/react-icons/svg/archive'
import { MoneyRegular } from '@fluentui/react-icons/svg/money'
import type { Payment } from '@seaport/contract/money/order'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'

export type PaymentDeed = 'credit' | 'dismiss'
export type PaymentDeeds = (deed: PaymentDeed, payment: Payment) => void

/** The menu at the end of a payment's row: only those that wait can be decided about. */
export function PaymentMenu({ payment, deeds }: { payment: Payment; deeds: PaymentDeeds }): ReactNode {
  const t = useT('adminPayment')
  const entry = (id: PaymentDeed) => ({
    id,
    label: t(`do.${id}`),
    disabled: payment.status !== 'parked',
    onSelect: () => deeds(id, payment),
  })
  return (
    <RowMenu
      name={payment.id}
      actions={[
        { ...entry('credit'), icon: <MoneyRegular /> },
        { ...entry('dismiss'), icon: <ArchiveRegular /> },
      ]}
    />
  )
}
