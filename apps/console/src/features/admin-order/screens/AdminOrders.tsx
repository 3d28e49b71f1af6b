import { adminListOrders, orderTypes } from '@seaport/contract/money/order'
import { orderStates } from '@seaport/contract/money/order-state'
import { useT } from '@seaport/i18n/react'
import { ListFilters } from '@seaport/product-ui/list-filters'
import { useListState } from '@seaport/product-ui/list-state'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { Page } from '@seaport/ui/page'
import { type ReactNode, Suspense } from 'react'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { REFETCH_INTERVAL_MS } from '../api/order-actions.ts'
import { useOrderColumns } from '../components/useOrderColumns.tsx'
import { useOrderConfirmations } from '../components/useOrderConfirmations.ts'

const OrderPanel = lazy(async () => (await import('../components/OrderPanel.tsx')).OrderPanel)

const FILTERS = ['search', 'status', 'order_type', 'from', 'to'] as const

/** /turnoverManagement: the orders of all users. */
export function AdminOrders(): ReactNode {
  const t = useT('adminOrder')
  const tOrder = useT('order')
  const types = useT('orderScreen')
  const list = useListState('admin-orders', FILTERS)
  const table = useTable(adminListOrders, { ...list, refetchIntervalMs: REFETCH_INTERVAL_MS })
  const [shown, show, , hrefOf] = useSelectedParam('order')
  const ask = useOrderConfirmations()
  const columns = useOrderColumns(ask)
  return (
    <Page title={t('title')} description={t('lead')} fill>
      <DataTable
        {...table}
        label={t('title')}
        columns={columns}
        rowId={(order) => order.order_no}
        storageKey="admin-orders"
        onRowClick={(order) => show(order.order_no)}
        rowHref={(order) => hrefOf(order.order_no)}
        openRow={shown}
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('search')}
            filters={[
              {
                id: 'status',
                label: t('status'),
                options: orderStates.map((value) => ({ value, label: tOrder(`status.${value}`) })),
              },
              {
                id: 'order_type',
                label: t('order_type'),
                options: Object.values(orderTypes).map((type) => ({
                  value: String(type),
                  label: types(`type.${type}`),
                })),
              },
            ]}
            range={['from', 'to']}
          />
        }
        empty={<EmptyState motif="chest" title={t('emptyTitle')} text={t('emptyText')} />}
      />
      <Suspense>
        {shown && <OrderPanel orderNo={shown} onAction={ask} onClose={() => show(undefined)} />}
      </Suspense>
    </Page>
  )
}
