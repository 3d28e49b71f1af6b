import { adminListOrders } from '@seaport/contract/money/order'
import { adminListLedger } from '@seaport/contract/money/wallet'
import { adminListLoginLog } from '@seaport/contract/people/login-log'
import { adminListTasks } from '@seaport/contract/work/admin-list'
import type { AdminTask } from '@seaport/contract/work/admin-list.schema'
import { useT } from '@seaport/i18n/react'
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
import { useLedgerColumns } from '../../ledger/ledger.public.ts'
import { useLoginColumns } from '../../login-log/login-log.public.ts'
import { useOrderFields } from '../../order/order.public.ts'

interface OfUser {
  /** Id of the user. */
  id: string
}

/** State of a list of one user's records; it is not kept in the address, because the screen has several. */
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
      storageKey={`user-${name}`}
      empty={<EmptyState motif="crates" title={t('noRecords')} />}
    />
  )
}

/** The orders of one user. */
export function UserOrders({ id }: OfUser): ReactNode {
  const own = useT('adminUser')
  const table = useTable(adminListOrders, useListOf('orders', id))
  return (
    <Records
      name="orders"
      label={own('orders')}
      table={table}
      columns={useOrderFields()}
      rowId={(row) => row.order_no}
    />
  )
}

/** The movements of one user's balance. */
export function UserLedger({ id }: OfUser): ReactNode {
  const own = useT('adminUser')
  const table = useTable(adminListLedger, useListOf('ledger', id))
  return (
    <Records
      name="ledger"
      label={own('ledger')}
      table={table}
      columns={useLedgerColumns(false)}
      rowId={(row) => row.id}
    />
  )
}

/** The tasks of one user. */
export function UserTasks({ id }: OfUser): ReactNode {
  const tTask = useT('task')
  const own = useT('adminUser')
  const of = useTaskColumns()
  const name = useTaskName()
  const table = useTable(adminListTasks, useListOf('tasks', id))
  const columns: Column<AdminTask>[] = [
    {
      id: 'name',
      header: tTask('name'),
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
  const own = useT('adminUser')
  const table = useTable(adminListLoginLog, useListOf('logins', id))
  return (
    <Records
      name="logins"
      label={own('logins')}
      table={table}
      columns={useLoginColumns()}
      rowId={(row) => row.id}
    />
  )
}
