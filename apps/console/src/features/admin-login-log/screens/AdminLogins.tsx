import { adminExportLoginLog, adminListLoginLog, loginOutcomes } from '@seaport/contract/people/login-log'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense } from 'react'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { ShownRow } from '../../../shared/list/ShownRow.tsx'
import { useCursorTable } from '../../../shared/list/useCursorTable.ts'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useLoginColumns } from '../components/useLoginColumns.tsx'

const LoginPanel = lazy(async () => (await import('../components/LoginPanel.tsx')).LoginPanel)

const FILTERS = ['search', 'outcome', 'place', 'from', 'to'] as const

/** /loginLog: login attempts of all users and seats. */
export function AdminLogins(): ReactNode {
  const t = useT('adminLoginLog')
  const tLoginLog = useT('loginLog')
  const list = useListState('admin-logins', FILTERS)
  const table = useCursorTable(adminListLoginLog, list)
  const [shown, show, , hrefOf] = useSelectedParam('login')
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      actions={<ListExport endpoint={adminExportLoginLog} query={list.query} name={t('title')} />}
      table={table}
      columns={useLoginColumns()}
      list={list}
      search={t('search')}
      filters={[
        {
          id: 'outcome',
          label: t('result'),
          options: loginOutcomes.map((value) => ({ value, label: tLoginLog(`outcome.${value}`) })),
        },
        {
          id: 'place',
          label: tLoginLog('place'),
          options: [
            { value: 'console', label: tLoginLog('console') },
            { value: 'seat', label: tLoginLog('seats') },
          ],
        },
      ]}
      range={['from', 'to']}
      storageKey="admin-logins"
      onRowClick={(row) => show(row.id)}
      rowHref={(row) => hrefOf(row.id)}
      openRow={shown}
      empty={<EmptyState motif="crates" title={t('emptyTitle')} text={t('emptyText')} />}
    >
      <Suspense>
        <ShownRow rows={table.rows} rowId={({ id }) => id} shown={shown} onClose={() => show(undefined)}>
          {(login) => <LoginPanel login={login} onClose={() => show(undefined)} />}
        </ShownRow>
      </Suspense>
    </ListPage>
  )
}
