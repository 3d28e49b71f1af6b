import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components'
import { exportOrders, listOrders } from '@seaport/contract/money/order'
import { orderStates } from '@seaport/contract/money/order-state'
import { useT } from '@seaport/i18n/react'
import { ListFilters } from '@seaport/product-ui/list-filters'
import { useListState } from '@seaport/product-ui/list-state'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { Page } from '@seaport/ui/page'
import { type ReactNode, Suspense } from 'react'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { usePeriodFilter } from '../../../shared/list/usePeriodFilter.ts'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { PageButton } from '../../../shared/page/PageButton.tsx'
import { SupportContact } from '../../pay/pay.public.ts'
import { BillingTabs } from '../components/BillingTabs.tsx'
import { useOrderColumns } from '../components/useOrderColumns.tsx'

const OrderPanel = lazy(async () => (await import('../components/OrderPanel.tsx')).OrderPanel)

const FILTERS = ['search', 'status', 'order_type', 'period'] as const
const TYPES = [1, 2, 3] as const

const useStyles = makeStyles({
  // The table takes the remaining height, which does not include the note.
  note: { flexShrink: 0 },
  // A question, which ends as one: a line of its own would take one from the table.
  question: { display: 'inline' },
})

/** /paymentData-user: all orders with their states. */
export function Orders(): ReactNode {
  const t = useT('orderScreen')
  const tOrder = useT('order')
  const styles = useStyles()
  const period = usePeriodFilter()
  const list = useListState('orders', FILTERS)
  const table = useTable(listOrders, list)
  const [shown, show, , hrefOf] = useSelectedParam('order')
  const columns = useOrderColumns(show)
  return (
    <Page
      title={t('billing')}
      description={t('ordersLead')}
      views={<BillingTabs />}
      actions={
        <>
          <ListExport endpoint={exportOrders} query={list.query} name={t('ordersTitle')} />
          <PageButton to="/payBalance" appearance="primary">
            {t('recharge')}
          </PageButton>
        </>
      }
      fill
    >
      <MessageBar className={styles.note} intent="info" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle className={styles.question}>{t('missingTitle')}</MessageBarTitle>
          {t('missingText')} <SupportContact />
        </MessageBarBody>
      </MessageBar>
      <DataTable
        {...table}
        label={t('ordersTitle')}
        columns={columns}
        rowId={({ order_no }) => order_no}
        storageKey="orders"
        onRowClick={({ order_no }) => show(order_no)}
        rowHref={({ order_no }) => hrefOf(order_no)}
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
                label: t('orderType'),
                options: TYPES.map((value) => ({ value: String(value), label: t(`type.${value}`) })),
              },
              period,
            ]}
          />
        }
        empty={
          <EmptyState
            motif="chest"
            title={t('noOrdersTitle')}
            text={t('noOrdersText')}
            actions={
              <PageButton to="/payBalance" appearance="primary">
                {t('recharge')}
              </PageButton>
            }
          />
        }
      />
      <Suspense>{shown && <OrderPanel orderNo={shown} onClose={() => show(undefined)} />}</Suspense>
    </Page>
  )
}
