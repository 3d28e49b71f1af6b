import { auditActions, listAuditLog } from '@seaport/contract/platform/audit'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense } from 'react'
import { ShownRow } from '../../../shared/list/ShownRow.tsx'
import { useCursorTable } from '../../../shared/list/useCursorTable.ts'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useAuditColumns } from '../components/useAuditColumns.tsx'

const AuditPanel = lazy(async () => (await import('../components/AuditPanel.tsx')).AuditPanel)

const FILTERS = ['search', 'action', 'from', 'to'] as const

/** /auditLog: what administrators did. */
export function AuditLog(): ReactNode {
  const t = useT('audit')
  const list = useListState('audit-log', FILTERS)
  const table = useCursorTable(listAuditLog, list)
  const columns = useAuditColumns()
  const [shown, show, , hrefOf] = useSelectedParam('entry')
  const actions = auditActions.map((value) => ({ value, label: t(`action.${value}`) }))
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      range={['from', 'to']}
      filters={[{ id: 'action', label: t('actionTitle'), options: actions }]}
      storageKey="audit-log"
      onRowClick={({ id }) => show(id)}
      rowHref={({ id }) => hrefOf(id)}
      openRow={shown}
      empty={<EmptyState motif="crates" title={t('emptyTitle')} text={t('emptyText')} />}
    >
      <Suspense>
        <ShownRow rows={table.rows} rowId={({ id }) => id} shown={shown} onClose={() => show(undefined)}>
          {(entry) => <AuditPanel entry={entry} onClose={() => show(undefined)} />}
        </ShownRow>
      </Suspense>
    </ListPage>
  )
}
