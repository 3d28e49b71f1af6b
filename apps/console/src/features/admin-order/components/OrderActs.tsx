import { Button } from '@fluentui/react-components'
import type { AdminOrder } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import type { ReactNode } from 'react'
import { isActionAllowed, type OnOrderAction, OrderMenu } from './OrderMenu.tsx'

/** Actions of an order's row: the frequent one as a button, the rest in the menu. */
export function OrderActs({ order, onAction }: { order: AdminOrder; onAction: OnOrderAction }): ReactNode {
  const t = useT('adminOrder')
  return (
    <Row gap="XS" justify="end" wrap="never">
      {isActionAllowed(order, 'confirm') && (
        <Button
          size="small"
          aria-label={t('confirmOrder', { order: order.order_no })}
          onClick={() => onAction('confirm', order)}
        >
          {t('confirm')}
        </Button>
      )}
      <OrderMenu order={order} onAction={onAction} />
    </Row>
  )
}
