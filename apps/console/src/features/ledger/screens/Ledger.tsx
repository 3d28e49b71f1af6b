import { exportLedger, ledgerTypes, listLedger } from '@seaport/contract/money/wallet'
import { userPermission } from '@seaport/contract/people/user'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { useCursorTable } from '../../../shared/list/useCursorTable.ts'
import { usePeriodFilter } from '../../../shared/list/usePeriodFilter.ts'
import { PageButton } from '../../../shared/page/PageButton.tsx'
import { BillingTabs } from '../../order/order.public.ts'
import { useLedgerColumns } from '../components/useLedgerColumns.tsx'

const FILTERS = ['search', 'type', 'period', 'from', 'to'] as const

/** /turnover-user: every movement of the balance, as far back as there is any. */
export function Ledger(): ReactNode {
  const t = useT('ledger')
  const period = usePeriodFilter()
  const list = useListState('ledger', FILTERS)
  const table = useCursorTable(listLedger, list)
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  const columns = useLedgerColumns(keys?.includes('1-4') ?? false)
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      label={t('list')}
      views={<BillingTabs />}
      actions={<ListExport endpoint={exportLedger} query={list.query} name={t('list')} />}
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      filters={[
        {
          id: 'type',
          label: t('type'),
          options: ledgerTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        },
        period,
      ]}
      range={['from', 'to']}
      storageKey="ledger"
      empty={
        <EmptyState
          motif="chest"
          title={t('emptyTitle')}
          text={t('emptyText')}
          actions={
            keys?.includes('1-2') && (
              <PageButton to="/payBalance" appearance="primary">
                {t('recharge')}
              </PageButton>
            )
          }
        />
      }
    />
  )
}
