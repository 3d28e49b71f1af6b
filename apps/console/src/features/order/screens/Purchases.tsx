import { listPurchases } from '@seaport/contract/money/order'
import { useT } from '@seaport/i18n/react'
import { ListFilters } from '@seaport/product-ui/list-filters'
import { useListState } from '@seaport/product-ui/list-state'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { Page } from '@seaport/ui/page'
import { type ReactNode, Suspense } from 'react'
import { usePeriodFilter } from '../../../shared/list/usePeriodFilter.ts'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { PageButton } from '../../../shared/page/PageButton.tsx'
import { BillingTabs } from '../components/BillingTabs.tsx'
import { usePurchaseColumns } from '../components/usePurchaseColumns.tsx'

const OrderPanel = lazy(async () => (await import('../components/OrderPanel.tsx')).OrderPanel)

const FILTERS = ['search', 'order_type', 'status', 'period'] as const
const TYPES = [2, 3] as const
/** A purchase is paid when it is made, so it has only one state. */
const STATES = ['paid', 'refunded'] as const

/** /buyData-user: ports and time bought, with their prices. */
export function Purchases(): ReactNode {
  const t = useT('orderScreen')
  const tOrder = useT('order')
  const period = usePeriodFilter()
  const list = useListState('purchases', FILTERS)
  const table = useTable(listPurchases, list)
  const [shown, show, , hrefOf] = useSelectedParam('order')
  const columns = usePurchaseColumns()
  const buy = (
    <PageButton to="/buyPort-user" appearance="primary">
      {t('buy')}
    </PageButton>
  )
  return (
    <Page title={t('billing')} description={t('purchasesLead')} views={<BillingTabs />} actions={buy} fill>
      <DataTable
        {...table}
        label={t('purchasesTitle')}
        columns={columns}
        rowId={({ order_no }) => order_no}
        storageKey="purchases"
        onRowClick={({ order_no }) => show(order_no)}
        rowHref={({ order_no }) => hrefOf(order_no)}
        openRow={shown}
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('search')}
            filters={[
              {
                id: 'order_type',
                label: t('purchaseType'),
                options: TYPES.map((value) => ({ value: String(value), label: t(`type.${value}`) })),
              },
              {
                id: 'status',
                label: t('status'),
                options: STATES.map((value) => ({ value, label: tOrder(`status.${value}`) })),
              },
              period,
            ]}
          />
        }
        empty={
          <EmptyState motif="chest" title={t('noPurchasesTitle')} text={t('noPurchasesText')} actions={buy} />
        }
      />
      <Suspense>{shown && <OrderPanel orderNo={shown} onClose={() => show(undefined)} />}</Suspense>
    </Page>
  )
}
