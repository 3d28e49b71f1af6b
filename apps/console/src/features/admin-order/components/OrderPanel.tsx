import { Button } from '@fluentui/react-components'
import { adminListOrders } from '@seaport/contract/money/order'
import type { AdminOrder } from '@seaport/contract/money/order.schema'
import type { OrderTrigger } from '@seaport/contract/money/order-state'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Row } from '@seaport/ui/row'
import { SidePanel } from '@seaport/ui/side-panel'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { REFETCH_INTERVAL_MS } from '../api/order-actions.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { isActionAllowed, type OnOrderAction } from './OrderMenu.tsx'

const ACTIONS = ['confirm', 'fail', 'close', 'refund'] as const satisfies readonly OrderTrigger[]

interface OrderPanelProps {
  orderNo: string
  onAction: OnOrderAction
  onClose: () => void
}

/** Side panel of an order with its actions. */
export function OrderPanel({ orderNo, onAction, onClose }: OrderPanelProps): ReactNode {
  const t = useT('adminOrder')
  const failure = useFailure()
  const { found, isError, error, refetch } = useAdminOrder(orderNo)
  return (
    <SidePanel
      open
      title={t('details')}
      onClose={onClose}
      actions={found && <OrderActions order={found} onAction={onAction} />}
    >
      {found ? (
        <OrderDetails order={found} />
      ) : found === null ? (
        <EmptyState motif="chest" title={t('goneTitle')} text={t('goneText', { order: orderNo })} />
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  )
}

function OrderActions({ order, onAction }: { order: AdminOrder; onAction: OnOrderAction }): ReactNode {
  const t = useT('adminOrder')
  const open = ACTIONS.filter((action) => isActionAllowed(order, action))
  if (open.length === 0) return undefined
  return (
    <Row>
      {open.map((action) => (
        <Button
          key={action}
          appearance={action === 'confirm' ? 'primary' : 'secondary'}
          onClick={() => onAction(action, order)}
        >
          {t(`do.${action}`)}
        </Button>
      ))}
    </Row>
  )
}

/** Any order, by its number. */
function useAdminOrder(orderNo: string) {
  const { data, ...answer } = useEndpointQuery(
    adminListOrders,
    { query: { search: orderNo, page_size: 5 } },
    { refetchIntervalMs: REFETCH_INTERVAL_MS },
  )
  return { ...answer, found: data && (data.list.find(({ order_no }) => order_no === orderNo) ?? null) }
}
