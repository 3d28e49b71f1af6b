import { Button } from '@fluentui/react-components'
import type { Payment } from '@seaport/contract/money/order.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { DetailsPanel } from '../../../shared/list/DetailsPanel.tsx'
import type { OnPaymentAction } from './PaymentMenu.tsx'
import { PaymentStatus } from './PaymentStatus.tsx'

interface PaymentPanelProps {
  payment: Payment
  onAction: OnPaymentAction
  onClose: () => void
}

/** Side panel of a payment, with actions while it is parked. */
export function PaymentPanel({ payment, onAction, onClose }: PaymentPanelProps): ReactNode {
  const t = useT('adminPayment')
  const format = useFormat()
  const { status, park_reason, settled_order_no, settled_at, email } = payment
  return (
    <DetailsPanel
      title={t('details')}
      onClose={onClose}
      actions={
        status === 'parked' && (
          <>
            {payment.paid_amount !== null && (
              <Button appearance="primary" onClick={() => onAction('credit', payment)}>
                {t('do.credit')}
              </Button>
            )}
            <Button onClick={() => onAction('dismiss', payment)}>{t('do.dismiss')}</Button>
          </>
        )
      }
      details={[
        { label: t('id'), value: payment.id, copy: payment.id, copyName: t('copyId') },
        {
          label: t('amount'),
          value: format.money(payment.paid_amount),
        },
        { label: t('status'), value: <PaymentStatus status={status} /> },
        ...(park_reason ? [{ label: t('reason'), value: t(`reason.${park_reason}`) }] : []),
        {
          label: t('user'),
          value: email ?? t('noUser'),
          ...(email && { copy: email, copyName: t('copyEmail') }),
        },
        { label: t('order_no'), value: payment.order_no, copy: payment.order_no, copyName: t('copyOrder') },
        ...(settled_order_no && settled_order_no !== payment.order_no
          ? [
              {
                label: t('settled_order_no'),
                value: settled_order_no,
                copy: settled_order_no,
                copyName: t('copySettled'),
              },
            ]
          : []),
        { label: t('received_at'), value: format.dateTime(payment.received_at) },
        ...(settled_at ? [{ label: t('settled_at'), value: format.dateTime(settled_at) }] : []),
        ...(payment.remark ? [{ label: t('remark'), value: payment.remark }] : []),
        { label: t('report'), value: payment.report, copy: payment.report, copyName: t('copyReport') },
      ]}
    />
  )
}
