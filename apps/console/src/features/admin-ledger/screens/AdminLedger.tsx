import { adminListLedger, ledgerTypes } from '@seaport/contract/money/wallet'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { Page } from '@seaport/ui/page'
import { lazy, type ReactNode, Suspense } from 'react'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { useListState } from '../../../shared/list/list-state.ts'
import { useDeepTable } from '../../../shared/list/useDeepTable.ts'
import { useShown } from '../../../shared/list/useShown.ts'
import { useLedgerColumns } from '../components/useLedgerColumns.tsx'

const EntryPanel = lazy(async () => ({ default: (await import('../components/EntryPanel.tsx')).EntryPanel }))

const FILTERS = ['search', 'type', 'from', 'to'] as const

/** /buyData: the movements of all balances. */
export function AdminLedger(): ReactNode {
  const t = useT('adminLedger')
  const words = useT('ledger')
  const list = useListState('admin-ledger', FILTERS)
  const table = useDeepTable(adminListLedger, list)
  const [shown, show] = useShown('entry')
  const entry = table.rows?.find(({ id }) => id === shown)
  return (
    <Page title={t('title')} description={t('lead')} fill>
      <DataTable
        {...table}
        label={t('title')}
        columns={useLedgerColumns()}
        rowId={(row) => row.id}
        storageKey="columns-admin-ledger"
        onRowClick={(row) => show(row.id)}
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('search')}
            filters={[
              {
                id: 'type',
                label: t('type'),
                options: ledgerTypes.map((value) => ({ value, label: words(`types.${value}`) })),
              },
            ]}
            range={['from', 'to']}
          />
        }
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      />
      <Suspense>{entry && <EntryPanel entry={entry} onClose={() => show(undefined)} />}</Suspense>
    </Page>
  )
}
