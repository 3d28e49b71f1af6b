import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed'
import type { AdminOrder } from '@seaport/contract/money/order.schema'
import { nextOrderState, type OrderTrigger } from '@seaport/contract/money/order-state'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'

export type OnOrderAction = (action: OrderTrigger, order: AdminOrder) => void

/** Whether the state of an order allows an action. */
export function isActionAllowed({ status }: Pick<AdminOrder, 'status'>, action: OrderTrigger): boolean {
  return nextOrderState(status, action) !== null
}

/** The menu at the end of an order's row. */
export function OrderMenu({ order, onAction }: { order: AdminOrder; onAction: OnOrderAction }): ReactNode {
  const t = useT('adminOrder')
  const entry = (id: OrderTrigger) => ({
    id,
    label: t(`do.${id}`),
    disabled: !isActionAllowed(order, id),
    onSelect: () => onAction(id, order),
  })
  return (
    <RowMenu
      name={order.order_no}
      actions={[
        { ...entry('confirm'), icon: <CheckmarkRegular /> },
        { ...entry('fail'), icon: <DismissRegular /> },
        { ...entry('close'), icon: <LockClosedRegular /> },
        { ...entry('refund'), icon: <ArrowUndoRegular />, divided: true },
      ]}
    />
  )
}
