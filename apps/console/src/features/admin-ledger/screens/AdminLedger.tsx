import { adminListLedger, ledgerTypes } from '@seaport/contract/money/wallet'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense } from 'react'
import { ShownRow } from '../../../shared/list/ShownRow.tsx'
import { useCursorTable } from '../../../shared/list/useCursorTable.ts'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useLedgerColumns } from '../components/useLedgerColumns.tsx'

const EntryPanel = lazy(async () => (await import('../components/EntryPanel.tsx')).EntryPanel)

const FILTERS = ['search', 'type', 'from', 'to'] as const

/** /buyData: the movements of all balances. */
export function AdminLedger(): ReactNode {
  const t = useT('adminLedger')
  const tLedger = useT('ledger')
  const list = useListState('admin-ledger', FILTERS)
  const table = useCursorTable(adminListLedger, list)
  const [shown, show, , hrefOf] = useSelectedParam('entry')
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      table={table}
      columns={useLedgerColumns()}
      list={list}
      search={t('search')}
      filters={[
        {
          id: 'type',
          label: t('type'),
          options: ledgerTypes.map((value) => ({ value, label: tLedger(`types.${value}`) })),
        },
      ]}
      range={['from', 'to']}
      storageKey="admin-ledger"
      onRowClick={(row) => show(row.id)}
      rowHref={(row) => hrefOf(row.id)}
      openRow={shown}
      empty={<EmptyState motif="chest" title={t('emptyTitle')} text={t('emptyText')} />}
    >
      <Suspense>
        <ShownRow rows={table.rows} rowId={({ id }) => id} shown={shown} onClose={() => show(undefined)}>
          {(entry) => <EntryPanel entry={entry} onClose={() => show(undefined)} />}
        </ShownRow>
      </Suspense>
    </ListPage>
  )
}
