import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { MAX_SIGHTINGS } from '@seaport/contract/work/resource'
import type { ResourceKindId } from '@seaport/contract/work/resource-kind.schema'
import type { listSeatResources } from '@seaport/contract/work/seat-resource'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type Paged, readPage, sorting } from '../../../db/page.ts'
import type { ResourceTable } from '../../../db/schema/library.ts'
import type { Db, Schema } from '../../../db/schema.ts'
import type { SeatActor } from '../../../kernel/http/actor.ts'
import { sightingsOf } from './library.repository.ts'
import { conditions, tenantOfKnown } from './resource-query.ts'

type Query = ParsedOf<typeof listSeatResources>['query']
type Seat = Pick<SeatActor, 'seatId' | 'tenantId'>

/** Sightings of a resource by the tasks of one seat. */
interface Seen {
  key: Buffer
  first_seen_at: number
  seen_at: number
  task_count: number
}

/** A resource as one seat saw it, with its last source and note. */
export type SeatResourceRow = Omit<ResourceTable, 'group_id'> &
  Seen & { source: string | null; note: string | null }

/** Bounds for choosing the query plan of a page ordered by name or followers. */
interface Limits {
  /** Maximum sightings of a seat that are always sorted: for so few, sorting is as fast as any other plan. */
  few: number
  /** Maximum rows that are sorted, however many rows of the library would have to be scanned. */
  many: number
  /** Rows of the library scanned before sorting is considered; four for each row up to the page's end, if that is more. */
  near: number
}

const LIMITS: Limits = { few: 20_000, many: 100_000, near: 1000 }
const NEAR_PER_ROW = 4

/** Reads a page of what a seat's own tasks collected; deleted tasks count too. */
export async function pageOfSeat(
  db: Db,
  seat: Seat,
  query: Query,
  limits = LIMITS,
): Promise<Paged<SeatResourceRow>> {
  const { rows, total } = await chosenPage(db, seat, query, limits)
  return { rows: await described(db, seat, rows, query.task_id), total }
}

/** Reads all resources only if their content decides the filter or order. */
async function chosenPage(db: Db, seat: Seat, query: Query, limits: Limits): Promise<Paged<Seen>> {
  const { sort, order, task_id, search, network, kind } = query
  if (!search && task_id === undefined) {
    const own = seenBySeat(db, seat, { network, kind })
    if (sort === 'seen_at')
      return readPage(db, own.orderBy('own.seen_at', order).orderBy('own.key', order), query)
    return inChosenOrder(db, seat, { ...query, sort }, own, limits)
  }
  const own = task_id === undefined ? seenBySeat(db, seat) : notListed(db, seenByTask(db, seat, task_id))
  const found = ofLibrary(own).where((eb) => eb.and(conditions(eb, { search, network, kind })))
  return readPage(db, inOrder(found, query), query)
}

type Own = ReturnType<typeof notListed>

function ofLibrary(own: Own) {
  return own.innerJoin('resource', 'resource.key', 'own.key')
}

type InChosenOrder = Query & { sort: 'name' | 'followers' }

function columnOf(sort: InChosenOrder['sort']) {
  return sort === 'name' ? 'sort_name' : sort
}

/**
 * Sorts few rows. With more, it follows the library's index while that is cheap; a seat that saw only a small part of the library has its rows sorted
 * after all.
 */
async function inChosenOrder(
  db: Db,
  seat: Seat,
  query: InChosenOrder,
  own: Own,
  { few, many, near }: Limits,
): Promise<Paged<Seen>> {
  const sortedPage = () => readPage(db, inOrder(ofLibrary(own), query), query, own)
  if (!(await sawMoreThan(db, seat, query, few))) return sortedPage()
  const most = Math.max(NEAR_PER_ROW * query.page * query.page_size, near)
  const found = await alongLibrary(db, seat, query, own, most)
  if (found.rows.length === query.page_size) return found
  return (await sawMoreThan(db, seat, query, many)) ? alongLibrary(db, seat, query, own) : sortedPage()
}

/**
 * A page of the tenant's library in index order, skipping rows of other seats. Only index keys are read on the way.
 * @param most maximum rows of the library scanned; if that is not enough, the page is incomplete
 */
async function alongLibrary(
  db: Db,
  seat: Seat,
  query: InChosenOrder,
  own: Own,
  most?: number,
): Promise<Paged<Seen>> {
  const { order } = query
  const sort = columnOf(query.sort)
  const direction = sorting(sort === 'followers', order)
  const library = db
    .selectFrom('resource')
    .select(['resource.key', `resource.${sort}`])
    .where('resource.tenant_id', '=', seat.tenantId)
    .orderBy(`resource.${sort}`, direction)
    .orderBy('resource.key', order)
    // Keeps PostgreSQL from starting parallel workers, which takes longer than reading so few rows.
    .$if(most !== undefined, (all) => all.limit(most as number))
  const along = db
    .selectFrom(library.as('along'))
    .select('along.key')
    .where((eb) => eb.exists(everSeen(db, seat, query).whereRef('resource_key', '=', eb.ref('along.key'))))
    .where((eb) => eb.not(isListed(eb, 'along.key')))
    .orderBy(`along.${sort}`, direction)
    .orderBy('along.key', order)
  const { rows, total } = await readPage(db, along, query, own)
  if (rows.length === 0) return { rows: [], total }
  const keys = rows.map(({ key }) => key)
  const seen = await seenBySeat(db, seat).where('own.key', 'in', keys).execute()
  const byKey = new Map(seen.map((one) => [one.key.toString('hex'), one]))
  // The person may have been erased in between.
  return { rows: keys.flatMap((key) => byKey.get(key.toString('hex')) ?? []), total }
}

function inOrder(found: ReturnType<typeof ofLibrary>, { sort, order }: Query) {
  return found
    .orderBy(
      sort === 'seen_at' ? 'own.seen_at' : `resource.${columnOf(sort)}`,
      sorting(sort === 'followers', order),
    )
    .orderBy('own.key', order)
}

async function sawMoreThan(db: Db, seat: Seat, filter: SeenFilter, count: number): Promise<boolean> {
  const beyond = await everSeen(db, seat, filter).orderBy('seen_at').limit(1).offset(count).executeTakeFirst()
  return beyond !== undefined
}

/** @param id the key in hexadecimal */
export async function findOfSeat(db: Db, seat: Seat, id: string): Promise<SeatResourceRow | undefined> {
  const rows = await seenBySeat(db, seat).where('own.key', '=', Buffer.from(id, 'hex')).execute()
  return (await described(db, seat, rows))[0]
}

/** @returns the latest sightings of a resource by the seat's own tasks */
export function latestSightingsOfSeat(db: Db, { seatId, tenantId }: Seat, key: Buffer) {
  return sightingsOf(db, tenantId, key)
    .where('sighting.task_id', 'in', (eb) =>
      eb.selectFrom('task as own').select('own.id').where('own.seat_id', '=', seatId),
    )
    .limit(MAX_SIGHTINGS)
    .execute()
}

interface SeenFilter {
  network?: NetworkId | undefined
  kind?: ResourceKindId | undefined
}

/** All sightings of a seat's tasks, read from one index. The seat implies the tenant: a further condition would mislead the planner. */
function seenBySeat(db: Db, seat: Seat, filter: SeenFilter = {}) {
  return notListed(db, everSeen(db, seat, filter))
}

function everSeen(db: Db, { seatId }: Seat, { network, kind }: SeenFilter) {
  return db
    .selectFrom('seat_resource')
    .select(['resource_key as key', 'first_seen_at', 'seen_at', 'task_count'])
    .where('seat_id', '=', seatId)
    .$if(network !== undefined, (all) => all.where('network', '=', network as NetworkId))
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind as ResourceKindId))
}

/** Excludes people on the opt-out list. */
function notListed(db: Db, own: unknown) {
  return db
    .selectFrom((own as SelectQueryBuilder<Schema, 'seat_resource', Seen>).as('own'))
    .where((eb) => eb.not(isListed(eb, 'own.key')))
    .select(['own.key', 'own.first_seen_at', 'own.seen_at', 'own.task_count'])
}

/** @param key refers to the column of a resource's key */
function isListed(eb: Pick<ExpressionBuilder<Schema, never>, 'exists' | 'selectFrom'>, key: string) {
  return eb.exists(
    eb
      .selectFrom('opt_out_resource')
      .select(sql.lit(1).as('listed'))
      .where('opt_out_resource.resource_key', '=', sql.ref<Buffer>(key)),
  )
}

function seenByTask(db: Db, { seatId, tenantId }: Seat, taskId: string) {
  return db
    .selectFrom('sighting')
    .innerJoin('task', 'task.id', 'sighting.task_id')
    .select(['sighting.resource_key as key', 'sighting.seen_at as first_seen_at', 'sighting.seen_at'])
    .select(sql.lit<number>(1).as('task_count'))
    .where('task.id', '=', taskId)
    .where('task.seat_id', '=', seatId)
    .where('task.tenant_id', '=', tenantId)
}

/** @returns the chosen resources, in order, with all shown columns */
async function described(
  db: Db,
  { seatId, tenantId }: Seat,
  chosen: readonly Seen[],
  taskId?: string,
): Promise<SeatResourceRow[]> {
  if (chosen.length === 0) return []
  const rows = await db
    .selectFrom('resource')
    .select(['key', 'tenant_id', 'network', 'kind', 'external_id', 'url', 'handle', 'name', 'content'])
    .select(['followers', 'location', 'by_hand'])
    .select((eb) => {
      const seen = eb
        .selectFrom('sighting as seen')
        .innerJoin('task as seer', 'seer.id', 'seen.task_id')
        .whereRef('seen.resource_key', '=', 'resource.key')
        // Joined from the resource's side: a resource has few sightings, its seat may have had any number of tasks.
        .where(sql<string>`seer.seat_id || ''`, '=', seatId)
        .$if(taskId !== undefined, (seers) => seers.where('seer.id', '=', taskId as string))
        .orderBy('seen.seen_at', 'desc')
        .orderBy('seen.task_id')
        .limit(1)
      return [seen.select('seen.source').as('source'), seen.select('seen.note').as('note')]
    })
    .where(tenantOfKnown, '=', tenantId)
    .where(
      'key',
      'in',
      chosen.map(({ key }) => key),
    )
    .execute()
  const byKey = new Map(rows.map((row) => [row.key.toString('hex'), row]))
  return chosen.flatMap((seen) => {
    const row = byKey.get(seen.key.toString('hex'))
    // The person may have been erased in between.
    return row ? [{ ...row, ...seen }] : []
  })
}
