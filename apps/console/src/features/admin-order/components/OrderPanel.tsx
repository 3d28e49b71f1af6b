import { Button } from '@fluentui/react-button'
import { makeStyles } from '@griffel/react'
import type { AdminOrder } from '@seaport/contract/money/order'
import type { OrderTrigger } from '@seaport/contract/money/order-state'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { SidePanel } from '@seaport/ui/side-panel'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { adminListOrders } from '@seaport/contract/money/order'
import { useRead } from '../../../shared/api/endpoint.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { allows, type OrderDeeds } from './OrderMenu.tsx'

const DEEDS = ['confirm', 'fail', 'close', 'refund'] as const satisfies readonly OrderTrigger[]

const useStyles = makeStyles({
  deeds: { display: 'flex', flexWrap: 'wrap', gap: token('spacingHorizontalS') },
})

interface OrderPanelProps {
  orderNo: string
  deeds: OrderDeeds
  onClose: () => void
}

/** Everything about one order, and what can be done with it. */
export function OrderPanel({ orderNo, deeds, onClose }: OrderPanelProps): ReactNode {
  const t = useT('adminOrder')
  const failure = useFailure()
  const { found, isError, error, refetch } = useAdminOrder(orderNo)
  return (
    <SidePanel
      open
      title={t('details')}
      onClose={onClose}
      actions={found && <Deeds order={found} deeds={deeds} />}
    >
      {found ? (
        <OrderDetails order={found} />
      ) : found === null ? (
        <EmptyState title={t('goneTitle')} text={t('goneText', { order: orderNo })} />
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  )
}

function Deeds({ order, deeds }: { order: AdminOrder; deeds: OrderDeeds }): ReactNode {
  const t = useT('adminOrder')
  const styles = useStyles()
  const open = DEEDS.filter((deed) => allows(order, deed))
  if (open.length === 0) return undefined
  return (
    <div className={styles.deeds}>
      {open.map((deed) => (
        <Button
          key={deed}
          appearance={deed === 'confirm' ? 'primary' : 'secondary'}
          onClick={() => deeds(deed, order)}
        >
          {t(`do.${deed}`)}
        </Button>
      ))}
    </div>
  )
}

/** One order of anybody, by its number. */
function useAdminOrder(orderNo: string) {
  const { data, ...answer } = useRead(adminListOrders, { query: { search: orderNo, page_size: 5 } })
  return { ...answer, found: data && (data.list.find(({ order_no }) => order_no === orderNo) ?? null) }
}
