import { adminActOnSeats } from '@seaport/contract/work/admin-act'
import { adminExportSeats, adminListSeats } from '@seaport/contract/work/admin-list'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense } from 'react'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { ShownRow } from '../../../shared/list/ShownRow.tsx'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useAllSeatColumns } from '../components/useAllSeatColumns.tsx'
import { useTenantActs } from '../components/useTenantActs.tsx'
import { REFRESH_MS } from '../refresh.ts'

const AllSeatPanel = lazy(async () => (await import('../components/AllSeatPanel.tsx')).AllSeatPanel)

const FILTERS = ['search', 'online', 'enabled'] as const

/** /subUserManagement: the seats of all users. */
export function AllSeats(): ReactNode {
  const t = useT('adminList')
  const tSeat = useT('seat')
  const list = useListState('all-seats', FILTERS)
  const table = useTable(adminListSeats, { ...list, refetchIntervalMs: REFRESH_MS })
  const columns = useAllSeatColumns()
  const { mutateAsync } = useEndpointMutation(adminActOnSeats, [adminListSeats])
  const acts = useTenantActs(
    (['disable', 'enable', 'release'] as const).map((act) => ({ act, label: tSeat(`do.${act}`) })),
    (body) => mutateAsync({ body }),
    { rows: table.rows, filters: list.state.filters },
  )
  const [shown, show, , hrefOf] = useSelectedParam('id')
  const yesOrNo = (yes: string, no: string) => [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ]
  return (
    <ListPage
      title={t('seats.title')}
      lead={t('seats.lead')}
      actions={<ListExport endpoint={adminExportSeats} query={list.query} name={t('seats.title')} />}
      table={table}
      columns={columns}
      list={list}
      search={t('seats.search')}
      filters={[
        {
          id: 'online',
          label: tSeat('presence'),
          options: yesOrNo(tSeat('online'), tSeat('offline')),
        },
        { id: 'enabled', label: tSeat('use'), options: yesOrNo(tSeat('enabled'), tSeat('disabled')) },
      ]}
      storageKey="all-seats"
      onRowClick={({ id }) => show(id)}
      rowHref={({ id }) => hrefOf(id)}
      openRow={shown}
      {...acts.list}
      empty={<EmptyState motif="berth" title={t('seats.empty')} text={t('seats.emptyText')} />}
    >
      {acts.dialog}
      <Suspense>
        <ShownRow rows={table.rows} rowId={({ id }) => id} shown={shown} onClose={() => show(undefined)}>
          {(seat) => <AllSeatPanel seat={seat} onClose={() => show(undefined)} />}
        </ShownRow>
      </Suspense>
    </ListPage>
  )
}
