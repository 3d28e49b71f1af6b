import { exportLoginLog, listLoginLog, loginOutcomes } from '@seaport/contract/people/login-log'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense } from 'react'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { ShownRow } from '../../../shared/list/ShownRow.tsx'
import { useCursorTable } from '../../../shared/list/useCursorTable.ts'
import { usePeriodFilter } from '../../../shared/list/usePeriodFilter.ts'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useLoginColumns } from '../components/useLoginColumns.tsx'

const LoginPanel = lazy(async () => (await import('../components/LoginPanel.tsx')).LoginPanel)

const FILTERS = ['search', 'place', 'outcome', 'period'] as const

/** /loginLog-user: who logged in to the own console and seats, or tried to. */
export function LoginLog(): ReactNode {
  const t = useT('loginLog')
  const period = usePeriodFilter()
  const list = useListState('login-log', FILTERS)
  const table = useCursorTable(listLoginLog, list)
  const [shown, show, , hrefOf] = useSelectedParam('login')
  const columns = useLoginColumns()
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      actions={<ListExport endpoint={exportLoginLog} query={list.query} name={t('title')} />}
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      filters={[
        {
          id: 'place',
          label: t('place'),
          options: [
            { value: 'console', label: t('console') },
            { value: 'seat', label: t('seats') },
          ],
        },
        {
          id: 'outcome',
          label: t('outcomeTitle'),
          options: loginOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) })),
        },
        period,
      ]}
      storageKey="login-log"
      onRowClick={({ id }) => show(id)}
      rowHref={({ id }) => hrefOf(id)}
      openRow={shown}
    >
      <Suspense>
        <ShownRow rows={table.rows} rowId={({ id }) => id} shown={shown} onClose={() => show(undefined)}>
          {(login) => <LoginPanel login={login} onClose={() => show(undefined)} />}
        </ShownRow>
      </Suspense>
    </ListPage>
  )
}
