import { Button, makeStyles } from '@fluentui/react-components'
import type { AdminOrder } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { isActionAllowed, type OnOrderAction, OrderMenu } from './OrderMenu.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: token('spacingHorizontalXS'),
  },
})

/** Actions of an order's row: the frequent one as a button, the rest in the menu. */
export function OrderActs({ order, onAction }: { order: AdminOrder; onAction: OnOrderAction }): ReactNode {
  const t = useT('adminOrder')
  const styles = useStyles()
  return (
    <div className={styles.root}>
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
    </div>
  )
}
