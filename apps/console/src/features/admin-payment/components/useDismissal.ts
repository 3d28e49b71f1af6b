import type { Payment } from '@seaport/contract/money/order.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useDismissPayment } from '../api/payment-actions.ts'

/** Longest remark that a payment takes. */
const REMARK = 500

/** Dismisses a payment after a confirmation with a remark. */
export function useDismissal(): (payment: Payment) => void {
  const t = useT('adminPayment')
  const format = useFormat()
  const dismissal = useDismissPayment()
  return useConfirmedAction(({ id, paid_amount }: Payment) => ({
    title: t('askDismiss', { id, amount: format.money(paid_amount) }),
    effects: [t('effect.nobody'), t('effect.final')],
    action: t('do.dismiss'),
    done: t('dismissed', { id }),
    remark: { label: t('remark'), hint: t('dismissHint'), required: true, maxLength: REMARK },
    run: (remark) => dismissal.mutateAsync({ params: { id }, body: { remark } }),
  }))
}
