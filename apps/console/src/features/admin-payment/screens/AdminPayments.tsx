import { adminListPayments, paymentStatuses } from '@seaport/contract/money/order'
import type { Payment } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import { ListFilters } from '@seaport/product-ui/list-filters'
import { useListState } from '@seaport/product-ui/list-state'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { ShownRow } from '../../../shared/list/ShownRow.tsx'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import type { PaymentAction } from '../components/PaymentMenu.tsx'
import { useDismissal } from '../components/useDismissal.ts'
import { usePaymentColumns } from '../components/usePaymentColumns.tsx'
import { WaitingPayments } from '../components/WaitingPayments.tsx'

const CreditDialog = lazy(async () => (await import('../components/CreditDialog.tsx')).CreditDialog)
const PaymentPanel = lazy(async () => (await import('../components/PaymentPanel.tsx')).PaymentPanel)

const FILTERS = ['search', 'status'] as const

/** Poll interval in ms: events cover only the user's own tenant. */
const REFETCH_INTERVAL_MS = 15_000

/** /paymentData: payments reported by the gateway, with a notice while parked ones need a decision. */
export function AdminPayments(): ReactNode {
  const t = useT('adminPayment')
  const list = useListState('admin-payments', FILTERS)
  const table = useTable(adminListPayments, { ...list, refetchIntervalMs: REFETCH_INTERVAL_MS })
  const waiting = useEndpointQuery(
    adminListPayments,
    { query: { status: 'parked', page_size: 1 } },
    { refetchIntervalMs: REFETCH_INTERVAL_MS },
  )
  const [shown, show, , hrefOf] = useSelectedParam('payment')
  const [crediting, setCrediting] = useState<Payment>()
  const dismiss = useDismissal()
  const onAction = useCallback(
    (action: PaymentAction, payment: Payment) =>
      action === 'credit' ? setCrediting(payment) : dismiss(payment),
    [dismiss],
  )
  const columns = usePaymentColumns(onAction)
  // Rendered with the table: a notice that appears later would shift it.
  if (waiting.isPending)
    return (
      <Page title={t('title')} description={t('lead')} fill>
        <LoadingState />
      </Page>
    )
  return (
    <Page title={t('title')} description={t('lead')} fill>
      {list.state.filters.status !== 'parked' && waiting.data && waiting.data.total > 0 && (
        <WaitingPayments count={waiting.data.total} onShow={() => list.setFilters({ status: 'parked' })} />
      )}
      <DataTable
        {...table}
        label={t('title')}
        columns={columns}
        rowId={(row) => row.id}
        storageKey="admin-payments"
        onRowClick={(row) => show(row.id)}
        rowHref={(row) => hrefOf(row.id)}
        openRow={shown}
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('search')}
            filters={[
              {
                id: 'status',
                label: t('status'),
                options: paymentStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
              },
            ]}
          />
        }
        empty={<EmptyState motif="chest" title={t('emptyTitle')} text={t('emptyText')} />}
      />
      <Suspense>
        <ShownRow rows={table.rows} rowId={({ id }) => id} shown={shown} onClose={() => show(undefined)}>
          {(payment) => (
            <PaymentPanel payment={payment} onAction={onAction} onClose={() => show(undefined)} />
          )}
        </ShownRow>
        {crediting && <CreditDialog payment={crediting} onClose={() => setCrediting(undefined)} />}
      </Suspense>
    </Page>
  )
}
