import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type {
  adminExportAccounts,
  adminExportSeats,
  adminExportTasks,
  adminListAccounts,
  adminListSeats,
  adminListTasks,
} from '@seaport/contract/work/admin-list'
import { kindsOfFamily } from '@seaport/contract/work/task-kind'
import { type Expression, type SqlBool, sql } from 'kysely'
import { contains, containsHandle } from '../../../db/like.ts'
import { type Paged, type ReadFrom, readFrom, readPage, sorting } from '../../../db/page.ts'
import type { Db } from '../../../db/schema.ts'
import type { FilterOf } from '../../../kernel/spreadsheet/export.ts'
import { everyAccount } from '../../desk/account/account.public.ts'
import { offlineSince, seatColumns } from '../../desk/seat/seat.public.ts'
import { everyTask, inOrderOf, pageByParts } from '../task/task.public.ts'

const owner = ['user.email as user_email', 'user.username as user_name'] as const

/** Combined conditions; omitted ones don't apply. */
function all(conditions: (Expression<SqlBool> | false | undefined | '')[]): Expression<SqlBool> {
  const asked = conditions.filter((condition): condition is Expression<SqlBool> => !!condition)
  return asked.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(asked, sql` and `)})`
}

/** @returns a condition: one of the columns, or the account's handle, contains the text */
function anyContains(columns: readonly string[], text: string): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.join(
    columns.map((column) =>
      (column === 'account.account' ? containsHandle : contains)(sql.ref<string>(column), text),
    ),
    sql` or `,
  )})`
}

/** Seats with their owner and what they hold. */
function everySeat(db: Db) {
  return db
    .selectFrom('seat')
    .innerJoin('user', 'user.id', 'seat.tenant_id')
    .where('seat.deleted_at', 'is', null)
    .select(seatColumns.map((column) => `seat.${column}` as const))
    .select(owner)
    .select((eb) => {
      const leases = eb
        .selectFrom('port_lease')
        .select((count) => count.fn.countAll<number>().as('taken'))
        .whereRef('port_lease.seat_id', '=', 'seat.id')
        .where('port_lease.released_at', 'is', null)
      return [
        leases.as('occupied'),
        leases.where('port_lease.holder_kind', '=', 'account').as('open_accounts'),
        eb
          .selectFrom('account')
          .select((count) => count.fn.countAll<number>().as('assigned'))
          .whereRef('account.seat_id', '=', 'seat.id')
          .where('account.deleted_at', 'is', null)
          .as('assigned_accounts'),
      ]
    })
}

function filteredSeats(db: Db, filter: FilterOf<ParsedOf<typeof adminExportSeats>['query']>, now: number) {
  const { search, online, enabled, user_id } = filter
  const alive = sql<SqlBool>`(seat.session_hash is not null and coalesce(seat.last_seen_at, 0) > ${offlineSince(now)})`
  return everySeat(db).where((eb) =>
    all([
      user_id !== undefined && eb('seat.tenant_id', '=', user_id),
      enabled !== undefined && eb('seat.enabled', '=', enabled ? 1 : 0),
      online === true && alive,
      online === false && sql<SqlBool>`not ${alive}`,
      search && anyContains(['seat.name', 'seat.seat_code', 'seat.remark', 'user.email'], search),
    ]),
  )
}

/** @returns the seats of all tenants, or of one, that follow one, the oldest first */
export function seatsAfter(
  db: Db,
  filter: Parameters<typeof filteredSeats>[1],
  { last, limit, now }: { last: ReadFrom | undefined; limit: number; now: number },
) {
  return readFrom(filteredSeats(db, filter, now), ['seat.created_at', 'seat.id'], last, limit)
}

/** @returns one page of the seats of all tenants, or of one */
export function pageOfSeats(db: Db, query: ParsedOf<typeof adminListSeats>['query'], now: number) {
  const { sort, order } = query
  return readPage(
    db,
    filteredSeats(db, query, now)
      .orderBy(`seat.${sort}`, sorting(sort === 'last_seen_at', order))
      .orderBy('seat.id', order),
    query,
  )
}

export type OwnedSeat = Awaited<ReturnType<typeof pageOfSeats>>['rows'][number]

function filteredAccounts(db: Db, filter: FilterOf<ParsedOf<typeof adminExportAccounts>['query']>) {
  const { search, user_id, seat_id, network, type, availability, login_status } = filter
  return everyAccount(db)
    .innerJoin('user', 'user.id', 'account.tenant_id')
    .select(owner)
    .where((eb) =>
      all([
        user_id !== undefined && eb('account.tenant_id', '=', user_id),
        seat_id === 'none' && eb('account.seat_id', 'is', null),
        seat_id !== undefined && seat_id !== 'none' && eb('account.seat_id', '=', seat_id),
        network && eb('account.network', '=', network),
        type && eb('account.type', '=', type),
        availability && eb('account.availability', '=', availability),
        login_status && eb('account.login_status', '=', login_status),
        search && anyContains(['account.account', 'account.nickname', 'user.email'], search),
      ]),
    )
}

/** @returns the accounts of all tenants, or of one, that follow one, the first imported first */
export function accountsAfter(
  db: Db,
  filter: Parameters<typeof filteredAccounts>[1],
  { last, limit }: { last: ReadFrom | undefined; limit: number },
) {
  return readFrom(filteredAccounts(db, filter), ['account.imported_at', 'account.id'], last, limit)
}

export type OwnedAccount = Awaited<ReturnType<typeof accountsAfter>>[number]

/** @returns one page of the accounts of all tenants, or of one */
export function pageOfAccounts(db: Db, query: ParsedOf<typeof adminListAccounts>['query']) {
  const { sort, order } = query
  return readPage(
    db,
    filteredAccounts(db, query)
      .orderBy(`account.${sort}`, sorting(sort === 'follower_count', order))
      .orderBy('account.id', order),
    query,
  )
}

function filteredTasks(db: Db, filter: FilterOf<ParsedOf<typeof adminExportTasks>['query']>) {
  const { search, user_id, seat_id, account_id, status, family, kind } = filter
  return everyTask(db)
    .innerJoin('user', 'user.id', 'task.tenant_id')
    .select(owner)
    .where((eb) =>
      all([
        user_id !== undefined && eb('task.tenant_id', '=', user_id),
        seat_id !== undefined && eb('task.seat_id', '=', seat_id),
        account_id !== undefined && eb('task.account_id', '=', account_id),
        status && eb('task.status', '=', status),
        family && eb('task.kind', 'in', kindsOfFamily(family)),
        kind && eb('task.kind', '=', kind),
        search && anyContains(['task.name', 'account.account', 'user.email'], search),
      ]),
    )
}

/** @returns the tasks of all tenants, or of one, that follow one, the oldest first */
export function tasksAfter(
  db: Db,
  filter: Parameters<typeof filteredTasks>[1],
  { last, limit }: { last: ReadFrom | undefined; limit: number },
) {
  return readFrom(filteredTasks(db, filter), ['task.created_at', 'task.id'], last, limit)
}

export type OwnedTask = Awaited<ReturnType<typeof tasksAfter>>[number]

/** @returns one page of the tasks of all tenants, or of one */
export async function pageOfTasks(
  db: Db,
  query: ParsedOf<typeof adminListTasks>['query'],
): Promise<Paged<OwnedTask>> {
  const { sort, order, ...filter } = query
  const filtered = filteredTasks(db, filter)
  if (sort !== 'started_at' || filter.seat_id !== undefined || filter.account_id !== undefined)
    return readPage(
      db,
      filtered.orderBy(`task.${sort}`, sorting(sort === 'started_at', order)).orderBy('task.id', order),
      query,
    )
  const last = filter.user_id === undefined ? 'id' : 'number'
  const { rows: ids, total } = await pageByParts(db, filtered, last, { ...query, sort })
  const rows = ids.length === 0 ? [] : await filteredTasks(db, {}).where('task.id', 'in', ids).execute()
  return { rows: inOrderOf(ids, rows), total }
}

/** @returns a task of any tenant, with its owner */
export function findTask(db: Db, id: string) {
  return everyTask(db)
    .innerJoin('user', 'user.id', 'task.tenant_id')
    .select(owner)
    .where('task.id', '=', id)
    .executeTakeFirst()
}

/** @returns whether there is such a supervisor */
export async function isSupervisor(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .innerJoin('role', 'role.key', 'user.role_key')
    .select('user.id')
    .where('user.id', '=', id)
    .where('role.superuser', '=', 0)
    .executeTakeFirst()
  return row !== undefined
}
