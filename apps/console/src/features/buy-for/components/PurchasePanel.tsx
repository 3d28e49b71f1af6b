import type { AdminOrder } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import { SidePanel } from '@seaport/ui/side-panel'
import type { ReactNode } from 'react'
import { OrderDetails } from '../../admin-order/admin-order.public.ts'

/** Everything about one purchase. */
export function PurchasePanel({ order, onClose }: { order: AdminOrder; onClose: () => void }): ReactNode {
  const t = useT('adminOrder')
  return (
    <SidePanel open title={t('details')} onClose={onClose}>
      <OrderDetails order={order} />
    </SidePanel>
  )
}
