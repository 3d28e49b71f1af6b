import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { exportSeats } from '@seaport/contract/desk/desk-export'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useUrlAction } from '../../../shared/address/useUrlAction.ts'
import { ListExport } from '../../../shared/list/ListExport.tsx'
import { useRowPanel } from '../../../shared/list/useRowPanel.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import type { SeatAction } from '../components/SeatMenu.tsx'
import { SeatStates } from '../components/SeatStates.tsx'
import { useSeatColumns } from '../components/useSeatColumns.tsx'
import { useSeatConfirmations } from '../components/useSeatConfirmations.ts'
import { seatList } from '../seat.list.ts'

const SeatEditor = lazy(async () => (await import('../components/SeatEditor.tsx')).SeatEditor)
const SeatPassword = lazy(async () => (await import('../components/SeatPassword.tsx')).SeatPassword)
const SeatPanel = lazy(async () => (await import('../components/SeatPanel.tsx')).SeatPanel)

type Open = { dialog: 'create' } | { dialog: 'edit' | 'password'; seat: Seat }

/** /seatAccount: the seats of the tenant. */
export function Seats(): ReactNode {
  const t = useT('seat')
  const list = useListState(seatList.name, seatList.filters)
  const table = useTable(seatList.endpoint, list)
  const [open, setOpen] = useState<Open>()
  const panel = useRowPanel(table.rows)
  const ask = useSeatConfirmations(panel.closeOf)
  const onAction = useCallback(
    (action: SeatAction, seat: Seat) =>
      action === 'edit' || action === 'password' ? setOpen({ dialog: action, seat }) : ask(action, seat),
    [ask],
  )
  useUrlAction({ new: () => setOpen({ dialog: 'create' }) })
  const columns = useSeatColumns(onAction)
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setOpen({ dialog: 'create' })}>
      {t('create')}
    </Button>
  )
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ListExport endpoint={exportSeats} query={list.query} name={t('title')} />
          {create}
        </>
      }
      states={<SeatStates list={list} />}
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      storageKey="seats"
      onRowClick={({ id }) => panel.show(id)}
      rowHref={panel.hrefOf}
      openRow={panel.id}
      empty={<EmptyState motif="berth" title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
    >
      <Suspense>{panel.id && <SeatPanel id={panel.id} panel={panel} onAction={onAction} />}</Suspense>
      <Suspense>
        {open?.dialog === 'create' && <SeatEditor onClose={() => setOpen(undefined)} />}
        {open?.dialog === 'edit' && <SeatEditor seat={open.seat} onClose={() => setOpen(undefined)} />}
        {open?.dialog === 'password' && <SeatPassword seat={open.seat} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </ListPage>
  )
}
