import type { exportSeats } from '@seaport/contract/desk/desk-export'
import type { listSeats } from '@seaport/contract/desk/seat'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { type DatabaseKind, jsonRows } from '../../../db/dialect.ts'
import { runKept } from '../../../db/kept-plans.ts'
import { contains } from '../../../db/like.ts'
import { countEach, type ReadFrom, readFrom, readPage, sorting } from '../../../db/page.ts'
import type { SeatTable } from '../../../db/schema/seat.ts'
import type { SqlBoolean } from '../../../db/schema/values.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { sortName } from '../../../db/sort-name.ts'
import type { FilterOf } from '../../../kernel/spreadsheet/export.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { offlineSince } from './online-status.ts'
import { codeLength } from './seat-code.ts'

export type SeatRow = Selectable<SeatTable>
export type ListedSeat = Omit<SeatRow, 'password_hash'>

/** All columns of a seat except the password hash. */
export const listed = [
  'id',
  'tenant_id',
  'seat_code',
  'name',
  'allocated',
  'enabled',
  'remark',
  'device_key',
  'device_id',
  'device_name',
  'device_platform',
  'device_bound_at',
  'session_hash',
  'last_seen_at',
  'told_online',
  'last_login_at',
  'created_at',
  'deleted_at',
] as const satisfies (keyof ListedSeat)[]

function seatsOf(db: Db | Trx, tenantId: string) {
  return db.selectFrom('seat').where('tenant_id', '=', tenantId).where('deleted_at', 'is', null)
}

type SeatFilter = FilterOf<ParsedOf<typeof exportSeats>['query']>

function filteredSeats(db: Db, tenantId: string, { search, online, enabled }: SeatFilter, now: number) {
  const alive = offlineSince(now)
  return seatsOf(db, tenantId)
    .select(listed)
    .$if(search !== undefined && search !== '', (seats) =>
      seats.where((eb) =>
        eb.or([
          contains(eb.ref('name'), search as string),
          contains(eb.ref('seat_code'), search as string),
          contains(eb.ref('remark'), search as string),
        ]),
      ),
    )
    .$if(enabled !== undefined, (seats) => seats.where('enabled', '=', enabled ? 1 : 0))
    .$if(online === true, (seats) =>
      seats.where('session_hash', 'is not', null).where('last_seen_at', '>', alive),
    )
    .$if(online === false, (seats) =>
      seats.where((eb) =>
        eb.or([
          eb('session_hash', 'is', null),
          eb('last_seen_at', 'is', null),
          eb('last_seen_at', '<=', alive),
        ]),
      ),
    )
}

/** @returns a tenant's seats that follow one, the oldest first */
export function seatsAfter(
  db: Db,
  tenantId: string,
  filter: SeatFilter,
  { last, limit, now }: { last: ReadFrom | undefined; limit: number; now: number },
): Promise<ListedSeat[]> {
  return readFrom(filteredSeats(db, tenantId, filter, now), ['seat.created_at', 'seat.id'], last, limit)
}

/** Counts a tenant's seats of each state that the search leaves. */
export function seatCounts(db: Db, tenantId: string, query: Pick<SeatFilter, 'search'>, now: number) {
  const filtered = (state: SeatFilter) => filteredSeats(db, tenantId, { ...query, ...state }, now)
  return countEach(db, [
    ['all', filtered({})],
    ['online', filtered({ online: true })],
    ['offline', filtered({ online: false, enabled: true })],
    ['disabled', filtered({ enabled: false })],
  ])
}

/** @returns one page of a tenant's seats */
export function pageOfSeats(
  db: Db,
  tenantId: string,
  query: ParsedOf<typeof listSeats>['query'],
  now: number,
) {
  const { sort, order } = query
  return readPage(
    db,
    filteredSeats(db, tenantId, query, now)
      .$if(sort === 'seat_code', (seats) => seats.orderBy(codeLength, order))
      .orderBy(sort === 'name' ? 'sort_name' : sort, sorting(sort === 'last_seen_at', order))
      .orderBy('id', order),
    query,
  )
}

export function findSeat(db: Db | Trx, tenantId: string, id: string): Promise<ListedSeat | undefined> {
  return seatsOf(db, tenantId).select(listed).where('id', '=', id).executeTakeFirst()
}

/** Reads a seat and locks it until the end of the unit of work. */
export function lockSeat(work: UnitOfWork, tenantId: string, id: string): Promise<SeatRow | undefined> {
  return seatsOf(work.trx, tenantId).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** @returns how many ports a tenant's seats have been given, all together */
export async function allocatedInAll(trx: Trx, tenantId: string): Promise<number> {
  const row = await seatsOf(trx, tenantId)
    .select((eb) => eb.fn.sum<number | null>('allocated').as('allocated'))
    .executeTakeFirst()
  return Number(row?.allocated ?? 0)
}

/** @returns the highest seat code that was ever given out, in any tenant */
export async function highestCode(trx: Trx): Promise<string | null> {
  const row = await trx
    .selectFrom('seat')
    .select('seat_code')
    .orderBy(codeLength, 'desc')
    .orderBy('seat_code', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.seat_code ?? null
}

/** Adds a seat, unless its code was assigned concurrently: then waits for that transaction. @returns whether it was added */
export async function insertSeat(trx: Trx, seat: Insertable<SeatTable>): Promise<boolean> {
  const result = await trx
    .insertInto('seat')
    .values({ ...seat, ...sortName(seat.name) })
    .onConflict((conflict) => conflict.column('seat_code').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function changeSeat(
  trx: Trx,
  tenantId: string,
  id: string,
  change: Updateable<SeatTable>,
): Promise<void> {
  await trx
    .updateTable('seat')
    .set({ ...change, ...sortName(change.name) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** A call that a seat's session has made. */
export interface Heartbeat {
  tenantId: string
  sessionHash: Buffer
  at: number
}

/**
 * Records heartbeats of many seats in one statement, where their sessions still hold them. Seats locked by another
 * transaction are skipped, so that nothing waits; their next call repeats the heartbeat.
 */
export async function recordHeartbeats(
  db: Db,
  kind: DatabaseKind,
  beats: readonly Heartbeat[],
): Promise<void> {
  const rows = beats.map(({ tenantId, sessionHash, at }) => ({
    tenant_id: tenantId,
    session_hash: sessionHash.toString('hex'),
    at,
  }))
  const columns = { tenant_id: 'text', session_hash: 'bytes', at: 'bigint' } as const
  const beat = jsonRows(kind, columns, rows) as RawBuilder<{
    tenant_id: string
    session_hash: Buffer
    at: number
  }>
  const noted = db
    .with('alive', (query) =>
      query
        .selectFrom(beat.as('beat'))
        .innerJoin('seat', (join) =>
          join
            .onRef('seat.session_hash', '=', 'beat.session_hash')
            .onRef('seat.tenant_id', '=', 'beat.tenant_id'),
        )
        .select(['seat.id', 'beat.at'])
        .forUpdate('seat')
        .skipLocked(),
    )
    .updateTable('seat')
    .from('alive')
    .set((eb) => ({ last_seen_at: eb.ref('alive.at') }))
    .whereRef('seat.id', '=', 'alive.id')
    .compile()
  await runKept(db, noted)
}

/** Limits the last sign of life to the present: see `shortenWaits`. */
export async function endLongPresence(db: Db, now: number): Promise<void> {
  await db
    .updateTable('seat')
    .set({ last_seen_at: now })
    .where('session_hash', 'is not', null)
    .where('last_seen_at', '>', now)
    .execute()
}

/**
 * Marks the seats whose desktops have fallen silent since the last run, in all tenants, skipping rows locked by another server. The condition is a
 * literal, not a parameter, so that the partial index is used.
 */
export function markOffline(work: UnitOfWork, offlineSince: number) {
  const silent = work.trx
    .selectFrom('seat')
    .select('id')
    .where('told_online', '=', sql.lit<SqlBoolean>(1))
    .where('last_seen_at', '<=', offlineSince)
    .forUpdate()
    .skipLocked()
  return work.trx
    .updateTable('seat')
    .set({ told_online: 0 })
    .where('id', 'in', silent)
    .returning(['id', 'tenant_id'])
    .execute()
}

/** @returns the seats of a tenant at which a desktop is logged in */
export async function seatsInUse(trx: Trx, tenantId: string): Promise<string[]> {
  const rows = await seatsOf(trx, tenantId)
    .select('id')
    .where('session_hash', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
