import { type AuditEntry, auditActions, listAuditLog } from '@seaport/contract/platform/audit'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { Page } from '@seaport/ui/page'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { useListState } from '../../../shared/list/list-state.ts'
import { useDeepTable } from '../../../shared/list/useDeepTable.ts'
import { useAuditColumns } from '../components/useAuditColumns.tsx'

const AuditPanel = lazy(async () => ({ default: (await import('../components/AuditPanel.tsx')).AuditPanel }))

const FILTERS = ['search', 'action', 'from', 'to'] as const

/** /auditLog: what administrators did. */
export function AuditLog(): ReactNode {
  const t = useT('audit')
  const list = useListState('audit-log', FILTERS)
  const table = useDeepTable(listAuditLog, list)
  const columns = useAuditColumns()
  const [shown, setShown] = useState<AuditEntry>()
  const actions = auditActions.map((value) => ({ value, label: t(`action.${value}`) }))
  return (
    <Page title={t('title')} description={t('lead')} fill>
      <DataTable
        {...table}
        label={t('title')}
        columns={columns}
        rowId={(entry) => entry.id}
        storageKey="columns-audit-log"
        onRowClick={setShown}
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('search')}
            range={['from', 'to']}
            filters={[{ id: 'action', label: t('actionTitle'), options: actions }]}
          />
        }
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      />
      <Suspense>{shown && <AuditPanel entry={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </Page>
  )
}
