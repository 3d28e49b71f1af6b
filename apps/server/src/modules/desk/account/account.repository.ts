import type { countAccounts, listAccounts } from '@seaport/contract/desk/account'
import type { exportAccounts } from '@seaport/contract/desk/desk-export'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { NetworkId } from '@seaport/contract/kernel/network'
import type { ExpressionBuilder } from 'kysely'
import { contains, containsHandle } from '../../../db/like.ts'
import { countEach, type ReadFrom, readFrom, readPage, sorting } from '../../../db/page.ts'
import type { AccountTable } from '../../../db/schema/seat.ts'
import type { Db, Schema, Trx } from '../../../db/schema.ts'
import { eachPiece } from '../../../kernel/pieces.ts'
import type { FilterOf } from '../../../kernel/spreadsheet/export.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** Accounts of all tenants, with their seat, port and proxy; only administrators see them all. */
export function everyAccount(db: Db | Trx) {
  return db
    .selectFrom('account')
    .leftJoin('seat', 'seat.id', 'account.seat_id')
    .leftJoin('port_lease', (join) =>
      join
        .onRef('port_lease.holder_id', '=', 'account.id')
        .on('port_lease.holder_kind', '=', 'account')
        .on('port_lease.released_at', 'is', null),
    )
    .leftJoin('proxy', 'proxy.id', 'account.proxy_id')
    .selectAll('account')
    .select(['proxy.scheme as proxy_scheme', 'proxy.ip as proxy_ip', 'proxy.port as proxy_port'])
    .select(['proxy.status as proxy_status', 'proxy.exit_address', 'proxy.exit_country'])
    .select(['seat.name as seat_name', 'seat.seat_code', 'port_lease.slot'])
    .where('account.deleted_at', 'is', null)
}

/** The same of one tenant. */
function shownAccounts(db: Db | Trx, tenantId: string) {
  return everyAccount(db).where('account.tenant_id', '=', tenantId)
}

/** An account as it is shown. */
export type ShownAccount = Awaited<ReturnType<typeof accountsOfSeat>>[number]

type AccountFilter = FilterOf<ParsedOf<typeof exportAccounts>['query']>

/** Not blocked, and on an enabled seat with a free port. Never null, so that it can be negated. */
function isUsable(eb: ExpressionBuilder<Schema, 'account' | 'seat'>) {
  const seats = eb
    .selectFrom('seat as holder')
    .select('holder.id')
    .whereRef('holder.id', '=', 'account.seat_id')
    .where('holder.enabled', '=', 1)
    .where('holder.allocated', '>', (taken) =>
      taken
        .selectFrom('port_lease as taken')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('taken.seat_id', '=', 'holder.id')
        .where('taken.released_at', 'is', null),
    )
  return eb.and([eb('account.availability', '=', 'normal'), eb.exists(seats)])
}

function filteredAccounts(db: Db, tenantId: string, filter: AccountFilter) {
  const { search, network, type, seat_id, proxy_id, availability, usable } = filter
  return shownAccounts(db, tenantId).where((eb) =>
    eb.and([
      ...(search
        ? [
            eb.or([
              containsHandle(eb.ref('account.account'), search),
              ...(['account.nickname', 'seat.name', 'seat.seat_code'] as const).map((name) =>
                contains(eb.ref(name), search),
              ),
            ]),
          ]
        : []),
      ...(network ? [eb('account.network', '=', network)] : []),
      ...(type ? [eb('account.type', '=', type)] : []),
      ...(availability ? [eb('account.availability', '=', availability)] : []),
      ...(proxy_id === 'none' ? [eb('account.proxy_id', 'is', null)] : []),
      ...(proxy_id && proxy_id !== 'none' ? [eb('account.proxy_id', '=', proxy_id)] : []),
      ...(seat_id === 'none' ? [eb('account.seat_id', 'is', null)] : []),
      ...(seat_id && seat_id !== 'none' ? [eb('account.seat_id', '=', seat_id)] : []),
      ...(usable === undefined ? [] : [usable ? isUsable(eb) : eb.not(isUsable(eb))]),
    ]),
  )
}

/** @returns a tenant's accounts that follow one, the first imported first */
export function accountsAfter(
  db: Db,
  tenantId: string,
  filter: AccountFilter,
  { last, limit }: { last: ReadFrom | undefined; limit: number },
): Promise<ShownAccount[]> {
  return readFrom(filteredAccounts(db, tenantId, filter), ['account.imported_at', 'account.id'], last, limit)
}

/** Counts a tenant's accounts of each state that the other filters leave. */
export function accountCounts(db: Db, tenantId: string, query: ParsedOf<typeof countAccounts>['query']) {
  const filtered = (state: AccountFilter) => filteredAccounts(db, tenantId, { ...query, ...state })
  return countEach(db, [
    ['all', filtered({})],
    ['normal', filtered({ availability: 'normal' })],
    ['abnormal', filtered({ availability: 'abnormal' })],
    ['no_seat', filtered({ seat_id: 'none' })],
    ['no_proxy', filtered({ proxy_id: 'none' })],
  ])
}

/** @returns one page of a tenant's accounts */
export function pageOfAccounts(db: Db, tenantId: string, query: ParsedOf<typeof listAccounts>['query']) {
  const { sort, order } = query
  return readPage(
    db,
    filteredAccounts(db, tenantId, query)
      .orderBy(
        `account.${sort === 'account' ? 'handle_key' : sort}`,
        sorting(sort === 'follower_count', order),
      )
      .orderBy('account.id', order),
    query,
  )
}

/** @returns the accounts of a seat, by name */
export function accountsOfSeat(db: Db | Trx, tenantId: string, seatId: string) {
  return shownAccounts(db, tenantId)
    .where('account.seat_id', '=', seatId)
    .orderBy('account.handle_key')
    .orderBy('account.id')
    .execute()
}

export function findAccount(db: Db | Trx, tenantId: string, id: string) {
  return shownAccounts(db, tenantId).where('account.id', '=', id).executeTakeFirst()
}

/** @returns per seat how many accounts are assigned to it */
export function assignedBySeat(db: Db | Trx, tenantId: string, seatIds: readonly string[]) {
  return db
    .selectFrom('account')
    .select('seat_id')
    .select((eb) => eb.fn.countAll<number>().as('assigned'))
    .where('tenant_id', '=', tenantId)
    .where('seat_id', 'in', seatIds)
    .where('deleted_at', 'is', null)
    .groupBy('seat_id')
    .execute()
}

/** Reads accounts and locks them until the end of the unit of work, in the order of their ids: two units never wait for each other. */
export function lockAccounts(
  work: UnitOfWork,
  tenantId: string,
  which: { ids: readonly string[] } | { seatId: string },
): Promise<AccountTable[]> {
  return work.trx
    .selectFrom('account')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where((eb) => ('ids' in which ? eb('id', 'in', which.ids) : eb('seat_id', '=', which.seatId)))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Reads and locks an account until the end of the unit of work, including a deleted one, whose work is still reported. */
export function lockAccount({ trx }: UnitOfWork, tenantId: string, id: string): Promise<AccountTable> {
  return trx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** @returns which of these handles the tenant has already */
export async function knownHandles(
  db: Db | Trx,
  tenantId: string,
  network: NetworkId,
  handleKeys: readonly string[],
): Promise<Set<string>> {
  const known = new Set<string>()
  await eachPiece(handleKeys, async (piece) => {
    const rows = await db
      .selectFrom('account')
      .select('handle_key')
      .where('tenant_id', '=', tenantId)
      .where('network', '=', network)
      .where('handle_key', 'in', piece)
      .where('deleted_at', 'is', null)
      .execute()
    for (const { handle_key } of rows) known.add(handle_key)
  })
  return known
}

/** Adds those accounts that the tenant does not have yet. @returns ids of the added ones */
export async function insertAccounts(trx: Trx, accounts: readonly AccountTable[]): Promise<Set<string>> {
  const added = new Set<string>()
  await eachPiece(accounts, async (piece) => {
    const rows = await trx
      .insertInto('account')
      .values(piece)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    for (const { id } of rows) added.add(id)
  })
  return added
}

export async function changeAccounts(
  trx: Trx,
  tenantId: string,
  ids: readonly string[],
  change: Partial<AccountTable>,
): Promise<void> {
  if (ids.length === 0 || Object.keys(change).length === 0) return
  await trx
    .updateTable('account')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
}

/** @returns whether a seat belongs to a tenant and was not deleted. It stays so until the end of the unit of work. */
export async function isSeatOf({ trx }: UnitOfWork, tenantId: string, seatId: string): Promise<boolean> {
  const seat = await trx
    .selectFrom('seat')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', seatId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return seat !== undefined
}
