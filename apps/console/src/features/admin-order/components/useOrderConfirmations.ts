import { orderTypes } from '@seaport/contract/money/order'
import type { AdminOrder } from '@seaport/contract/money/order.schema'
import type { OrderTrigger } from '@seaport/contract/money/order-state'
import { useFormat, useT } from '@seaport/i18n/react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useOrderActions } from '../api/order-actions.ts'

/** Longest remark that an order takes. */
const REMARK = 500

/** Changes an order after a confirmation that names user, amount and effect. */
export function useOrderConfirmations(): (action: OrderTrigger, order: AdminOrder) => void {
  const t = useT('adminOrder')
  const format = useFormat()
  const actions = useOrderActions()
  return useConfirmedAction((action, order) => {
    const about = { email: order.email, amount: format.money(order.paid_amount) }
    const kind = action === 'refund' && order.order_type !== orderTypes.recharge ? 'refundPurchase' : action
    const effects = {
      confirm: [t('effect.credited', about), t('effect.checked'), t('effect.refundOnly')],
      fail: [t('effect.notCredited', about), t('effect.final'), t('effect.parked')],
      close: [t('effect.notCredited', about), t('effect.final'), t('effect.parked')],
      refund: [t('effect.taken', about), t('effect.spent'), t('effect.sendBack')],
      refundPurchase: [t('effect.returned', about), t('effect.portsBack'), t('effect.latestFirst')],
    }
    return {
      title: t(`ask.${kind}`, about),
      text: t('askAbout', { order: order.order_no }),
      effects: effects[kind],
      action: t(`do.${action}`),
      done: t(`did.${kind}`, about),
      tone: action === 'confirm' ? 'primary' : 'danger',
      remark: { label: t('remark'), hint: t('remarkHint'), maxLength: REMARK },
      run: (remark) =>
        actions[action].mutateAsync({ params: { order_no: order.order_no }, body: { remark } }),
    }
  })
}
