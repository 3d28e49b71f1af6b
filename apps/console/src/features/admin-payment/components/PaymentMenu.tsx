import { ArchiveRegular } from '@fluentui/react-icons/svg/archive'
import { MoneyRegular } from '@fluentui/react-icons/svg/money'
import type { Payment } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'

export type PaymentAction = 'credit' | 'dismiss'
export type OnPaymentAction = (action: PaymentAction, payment: Payment) => void

/** Menu of a payment's row; only parked payments have actions. */
export function PaymentMenu({
  payment,
  onAction,
}: {
  payment: Payment
  onAction: OnPaymentAction
}): ReactNode {
  const t = useT('adminPayment')
  const entry = (id: PaymentAction) => ({
    id,
    label: t(`do.${id}`),
    disabled: payment.status !== 'parked' || (id === 'credit' && payment.paid_amount === null),
    onSelect: () => onAction(id, payment),
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
