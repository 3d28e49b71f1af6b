import { adminListOrders } from '@seaport/contract/money/order'
import type { AdminOrder } from '@seaport/contract/money/order.schema'
import { adminListLedger } from '@seaport/contract/money/wallet'
import type { AdminLedgerEntry } from '@seaport/contract/money/wallet.schema'
import { adminListLoginLog } from '@seaport/contract/people/login-log'
import type { AdminLoginLog } from '@seaport/contract/people/login-log.schema'
import { adminListTasks } from '@seaport/contract/work/admin-list'
import type { AdminTask } from '@seaport/contract/work/admin-list.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { type List, useListState } from '@seaport/product-ui/list-state'
import type { ListTableProps } from '@seaport/product-ui/table-props'
import { useTaskColumns } from '@seaport/product-ui/task-columns'
import { useTaskName } from '@seaport/product-ui/task-name'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { EmptyState } from '@seaport/ui/empty-state'
import type { ReactNode } from 'react'
import { useTable } from '../../../shared/list/useTable.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { Amount } from '../../ledger/ledger.public.ts'
import { Outcome } from '../../login-log/login-log.public.ts'
import { OrderType } from '../../order/order.public.ts'
import { OrderStatus } from '../../pay/pay.public.ts'

interface OfUser {
  /** Id of the user. */
  id: string
}

/** State of a list of one user's; one of several on the screen, it is not in the address. */
function useListOf(
  name: string,
  id: string,
): Pick<List<never>, 'state' | 'filtered' | 'setPage' | 'setSort'> & {
  query: object
} {
  const { setFilters: _, query, ...list } = useListState(`${name}-of-${id}`, [])
  return { ...list, query: { ...query, user_id: id } }
}

interface RecordsProps<Row> {
  label: string
  name: string
  table: ListTableProps<Row>
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
}

function Records<Row>({
  label,
  name,
  ...table
}: RecordsProps<Row> & { table: ListTableProps<Row> }): ReactNode {
  const t = useT('adminUser')
  const { table: rows, ...rest } = table
  return (
    <DataTable
      {...rows}
      {...rest}
      label={label}
      storageKey={`columns-user-${name}`}
      empty={<EmptyState motif="crates" title={t('noRecords')} />}
    />
  )
}

/** The orders of one user. */
export function UserOrders({ id }: OfUser): ReactNode {
  const t = useT('adminOrder')
  const own = useT('adminUser')
  const format = useFormat()
  const table = useTable(adminListOrders, useListOf('orders', id))
  const columns: Column<AdminOrder>[] = [
    { id: 'order_no', header: t('order_no'), width: 232, rowHeader: true, render: (row) => row.order_no },
    {
      id: 'order_type',
      header: t('order_type'),
      width: 130,
      render: (row) => <OrderType type={row.order_type} />,
    },
    { id: 'status', header: t('status'), width: 172, render: (row) => <OrderStatus status={row.status} /> },
    {
      id: 'paid_amount',
      header: t('paid_amount'),
      width: 120,
      align: 'end',
      render: (row) => format.money(row.paid_amount),
    },
    {
      id: 'created_at',
      header: t('created_at'),
      width: 188,
      sortable: true,
      render: (row) => format.dateTime(row.created_at),
    },
  ]
  return (
    <Records
      name="orders"
      label={own('orders')}
      table={table}
      columns={columns}
      rowId={(row) => row.order_no}
    />
  )
}

/** The movements of one user's balance. */
export function UserLedger({ id }: OfUser): ReactNode {
  const t = useT('adminLedger')
  const words = useT('ledger')
  const own = useT('adminUser')
  const format = useFormat()
  const table = useTable(adminListLedger, useListOf('ledger', id))
  const columns: Column<AdminLedgerEntry>[] = [
    {
      id: 'time',
      header: t('time'),
      width: 190,
      sortable: true,
      rowHeader: true,
      render: (row) => format.dateTime(row.time),
    },
    { id: 'type', header: t('type'), width: 168, render: (row) => words(`types.${row.type}`) },
    {
      id: 'amount',
      header: t('amount'),
      width: 130,
      align: 'end',
      render: (row) => <Amount value={row.amount} />,
    },
    {
      id: 'amount_after',
      header: t('amount_after'),
      width: 130,
      align: 'end',
      render: (row) => format.money(row.amount_after),
    },
  ]
  return (
    <Records name="ledger" label={own('ledger')} table={table} columns={columns} rowId={(row) => row.id} />
  )
}

/** The tasks of one user. */
export function UserTasks({ id }: OfUser): ReactNode {
  const words = useT('task')
  const own = useT('adminUser')
  const of = useTaskColumns()
  const name = useTaskName()
  const table = useTable(adminListTasks, useListOf('tasks', id))
  const columns: Column<AdminTask>[] = [
    {
      id: 'name',
      header: words('name'),
      width: 260,
      rowHeader: true,
      render: (task) => <PageLink to={`/taskManagement/${task.id}`}>{name(task)}</PageLink>,
    },
    of.family,
    of.kind,
    of.status,
    of.progress,
    of.created_at,
  ]
  return (
    <Records name="tasks" label={own('tasks')} table={table} columns={columns} rowId={(task) => task.id} />
  )
}

/** The logins of one user and its seats. */
export function UserLogins({ id }: OfUser): ReactNode {
  const words = useT('loginLog')
  const own = useT('adminUser')
  const format = useFormat()
  const table = useTable(adminListLoginLog, useListOf('logins', id))
  const columns: Column<AdminLoginLog>[] = [
    {
      id: 'login_time',
      header: words('time'),
      width: 190,
      sortable: true,
      rowHeader: true,
      render: (row) => format.dateTime(row.login_time),
    },
    {
      id: 'place',
      header: words('place'),
      width: 160,
      render: (row) => row.seat_name ?? words('console'),
    },
    {
      id: 'outcome',
      header: words('outcomeTitle'),
      width: 170,
      render: (row) => <Outcome outcome={row.outcome} />,
    },
    { id: 'ip', header: words('ip'), width: 160, render: (row) => row.ip },
    { id: 'address', header: words('address'), width: 160, render: (row) => row.address },
  ]
  return (
    <Records name="logins" label={own('logins')} table={table} columns={columns} rowId={(row) => row.id} />
  )
}
