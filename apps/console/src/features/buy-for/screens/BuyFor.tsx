import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { adminListPurchases } from '@seaport/contract/money/customer'
import { orderTypes } from '@seaport/contract/money/order'
import { useT } from '@seaport/i18n/react'
import { ListFilters } from '@seaport/product-ui/list-filters'
import { useListState } from '@seaport/product-ui/list-state'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { Page } from '@seaport/ui/page'
import { type ReactNode, Suspense, useState } from 'react'
import { ShownRow } from '../../../shared/list/ShownRow.tsx'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { usePurchaseColumns } from '../components/usePurchaseColumns.tsx'

const BuyForDialog = lazy(async () => (await import('../components/BuyForDialog.tsx')).BuyForDialog)
const PurchasePanel = lazy(async () => (await import('../components/PurchasePanel.tsx')).PurchasePanel)

const FILTERS = ['search', 'order_type', 'status', 'from', 'to'] as const

/** /buyPort: what customers have bought, and buying for them. */
export function BuyFor(): ReactNode {
  const t = useT('buyFor')
  const tAdminOrder = useT('adminOrder')
  const states = useT('order')
  const types = useT('orderScreen')
  const list = useListState('buy-for', FILTERS)
  const table = useTable(adminListPurchases, list)
  const [shown, show, , hrefOf] = useSelectedParam('order')
  const [buying, setBuying] = useState(false)
  const columns = usePurchaseColumns()
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setBuying(true)}>
      {t('create')}
    </Button>
  )
  return (
    <Page title={t('title')} description={t('lead')} actions={create} fill>
      <DataTable
        {...table}
        label={t('title')}
        columns={columns}
        rowId={({ order_no }) => order_no}
        storageKey="buy-for"
        onRowClick={({ order_no }) => show(order_no)}
        rowHref={({ order_no }) => hrefOf(order_no)}
        openRow={shown}
        toolbar={
          <ListFilters
            list={list}
            placeholder={tAdminOrder('search')}
            filters={[
              {
                id: 'order_type',
                label: tAdminOrder('order_type'),
                options: [orderTypes.buy_ports, orderTypes.renew_time].map((type) => ({
                  value: String(type),
                  label: types(`type.${type}`),
                })),
              },
              {
                id: 'status',
                label: tAdminOrder('status'),
                options: (['paid', 'refunded'] as const).map((value) => ({
                  value,
                  label: states(`status.${value}`),
                })),
              },
            ]}
            range={['from', 'to']}
          />
        }
        empty={<EmptyState motif="chest" title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
      />
      <Suspense>
        <ShownRow
          rows={table.rows}
          rowId={({ order_no }) => order_no}
          shown={shown}
          onClose={() => show(undefined)}
        >
          {(order) => <PurchasePanel order={order} onClose={() => show(undefined)} />}
        </ShownRow>
        {buying && <BuyForDialog onClose={() => setBuying(false)} />}
      </Suspense>
    </Page>
  )
}
