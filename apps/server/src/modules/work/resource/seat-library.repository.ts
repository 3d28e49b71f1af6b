import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { MAX_SIGHTINGS } from '@seaport/contract/work/resource'
import type { listSeatResources } from '@seaport/contract/work/seat-resource'
import { type SelectQueryBuilder, sql } from 'kysely'
import { type Paged, readPage, sorting } from '../../../db/page.ts'
import type { ResourceTable } from '../../../db/schema/library.ts'
import type { Db, Schema } from '../../../db/schema.ts'
import type { SeatActor } from '../../../kernel/http/actor.ts'
import { sightingsOf } from './library.repository.ts'
import { conditions, tenantOfKnown } from './resource-query.ts'

type Query = ParsedOf<typeof listSeatResources>['query']
type Seat = Pick<SeatActor, 'seatId' | 'tenantId'>

/** When and how often the tasks of one seat saw a resource. */
interface Seen {
  key: Buffer
  first_seen_at: number
  seen_at: number
  task_count: number
}

/** A resource as one seat saw it, under which link last, and what was noted there. */
export type SeatResourceRow = Omit<ResourceTable, 'group_id'> &
  Seen & { source: string | null; note: string | null }

/** Reads a page of what a seat's own tasks collected; deleted tasks count too. */
export async function pageOfSeat(db: Db, seat: Seat, query: Query): Promise<Paged<SeatResourceRow>> {
  const { sort, order, task_id } = query
  const { rows, total } = await readPage(
    db,
    seenBySeat(db, seat, task_id)
      .where((eb) => eb.and(conditions(eb, { ...query, task_id: undefined })))
      .orderBy(sort === 'seen_at' ? 'own.seen_at' : `resource.${sort}`, sorting(sort === 'followers', order))
      .orderBy('own.key', order),
    query,
  )
  return { rows: await described(db, seat, rows, task_id), total }
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

/** Selects as little as a page can be chosen by. The seat tells the tenant: a further condition would only lead planners astray. */
function seenBySeat(db: Db, seat: Seat, taskId?: string) {
  const own = taskId === undefined ? seenByAll(db, seat) : seenByTask(db, seat, taskId)
  return db
    .selectFrom((own as unknown as SelectQueryBuilder<Schema, 'seat_resource', Seen>).as('own'))
    .innerJoin('resource', 'resource.key', 'own.key')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('opt_out')
            .select(sql.lit(1).as('listed'))
            .whereRef('opt_out.tenant_id', '=', 'resource.tenant_id')
            .whereRef('opt_out.network', '=', 'resource.network')
            .whereRef('opt_out.external_id', '=', 'resource.external_id'),
        ),
      ),
    )
    .select(['own.key', 'own.first_seen_at', 'own.seen_at', 'own.task_count'])
}

function seenByAll(db: Db, { seatId }: Seat) {
  return db
    .selectFrom('seat_resource')
    .select(['resource_key as key', 'first_seen_at', 'seen_at', 'task_count'])
    .where('seat_id', '=', seatId)
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

/** @returns the resources that were chosen, in their order, with all that is shown of them */
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
        // As with the tenant: a resource has few sightings, its seat may have had any number of tasks.
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
    // Somebody may have been erased in between.
    return row ? [{ ...row, ...seen }] : []
  })
}
