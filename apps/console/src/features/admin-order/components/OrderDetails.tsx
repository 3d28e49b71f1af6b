import { makeStyles } from '@fluentui/react-components'
import type { AdminOrder } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { OrderFields, TierFields } from './OrderFields.tsx'

const useStyles = makeStyles({
  root: {
    paddingBottom: token('spacingVerticalXXL'),
  },
})

/** The fields of an order, and the price at its time. */
export function OrderDetails({ order }: { order: AdminOrder }): ReactNode {
  const t = useT('adminOrder')
  const tOrderScreen = useT('orderScreen')
  const styles = useStyles()
  return (
    <Stack gap="XXL" className={styles.root}>
      <OrderFields order={order} />
      {order.tier && <TierFields title={t('tier')} tier={order.tier} />}
      {order.extension && <TierFields title={tOrderScreen('addedTier')} tier={order.extension.tier} />}
    </Stack>
  )
}
