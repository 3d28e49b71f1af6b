import { listLoginLog, loginOutcomes, type LoginLog as Row } from '@seaport/contract/people/login-log'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { Page } from '@seaport/ui/page'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { useListState } from '../../../shared/list/list-state.ts'
import { useDeepTable } from '../../../shared/list/useDeepTable.ts'
import { usePeriodFilter } from '../../../shared/list/usePeriodFilter.ts'
import { useLoginColumns } from '../components/useLoginColumns.tsx'

const LoginPanel = lazy(async () => ({ default: (await import('../components/LoginPanel.tsx')).LoginPanel }))

const FILTERS = ['search', 'place', 'outcome', 'period'] as const

/** /loginLog-user: who logged in to the own console and seats, or tried to. */
export function LoginLog(): ReactNode {
  const t = useT('loginLog')
  const period = usePeriodFilter()
  const list = useListState('login-log', FILTERS)
  const table = useDeepTable(listLoginLog, list)
  const [shown, setShown] = useState<Row>()
  const columns = useLoginColumns()
  return (
    <Page title={t('title')} description={t('lead')} fill>
      <DataTable
        {...table}
        label={t('title')}
        columns={columns}
        rowId={({ id }) => id}
        storageKey="columns-login-log"
        onRowClick={setShown}
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('search')}
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
          />
        }
      />
      <Suspense>{shown && <LoginPanel login={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </Page>
  )
}
