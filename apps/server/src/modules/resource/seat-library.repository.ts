import type { ParsedOf } from '@seaport/contract/endpoint'
import { MAX_SIGHTINGS } from '@seaport/contract/resource'
import type { listSeatResources } from '@seaport/contract/seat-resource'
import { sql } from 'kysely'
import type { SeatActor } from '../../app/actor.ts'
import { type Paged, readPage, sorting } from '../../db/page.ts'
import type { Db } from '../../db/schema.ts'
import { sightingsOf } from './library.repository.ts'
import { conditions } from './library.ts'

type Query = ParsedOf<typeof listSeatResources>['query']
type Seat = Pick<SeatActor, 'seatId' | 'tenantId'>

/** A resource with when, where and how often the tasks of one seat saw it. */
export type SeatRow = Awaited<ReturnType<ReturnType<typeof seatLibrary>['execute']>>[number]

/** Reads a page of what a seat's own tasks collected; deleted tasks count too. */
export function pageOfSeat(db: Db, seat: Seat, query: Query): Promise<Paged<SeatRow>> {
  const { sort, order } = query
  return readPage(
    seatLibrary(db, seat, query.task_id)
      .where((eb) => eb.and(conditions(eb, { ...query, task_id: undefined })))
      .orderBy(sort === 'seen_at' ? 'own.seen_at' : `resource.${sort}`, sorting(sort === 'followers', order))
      .orderBy('resource.key', order),
    query,
  )
}

/** @param id the key in hexadecimal */
export function findOfSeat(db: Db, seat: Seat, id: string): Promise<SeatRow | undefined> {
  return seatLibrary(db, seat).where('resource.key', '=', Buffer.from(id, 'hex')).executeTakeFirst()
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

/** Starts from the seat's tasks: what a seat saw is less than what its tenant has. */
function seatLibrary(db: Db, { seatId, tenantId }: Seat, taskId?: string) {
  const own = db
    .selectFrom('task')
    .innerJoin('sighting', 'sighting.task_id', 'task.id')
    .select('sighting.resource_key')
    .select((eb) => [
      eb.fn.min('sighting.seen_at').as('first_seen_at'),
      eb.fn.max('sighting.seen_at').as('seen_at'),
      eb.fn.countAll<number | string>().as('tasks'),
    ])
    .where('task.seat_id', '=', seatId)
    .where('task.tenant_id', '=', tenantId)
    .$if(taskId !== undefined, (tasks) => tasks.where('task.id', '=', taskId as string))
    .groupBy('sighting.resource_key')
  return db
    .selectFrom(own.as('own'))
    .innerJoin('resource', 'resource.key', 'own.resource_key')
    .where('resource.tenant_id', '=', tenantId)
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
    .select(['resource.key', 'resource.network', 'resource.kind', 'resource.external_id', 'resource.url'])
    .select(['resource.handle', 'resource.name', 'resource.content', 'resource.followers'])
    .select(['resource.location', 'own.first_seen_at', 'own.seen_at', 'own.tasks'])
    .select((eb) =>
      eb
        .selectFrom('sighting as seen')
        .innerJoin('task as seer', 'seer.id', 'seen.task_id')
        .select('seen.source')
        .whereRef('seen.resource_key', '=', 'resource.key')
        .where('seer.seat_id', '=', seatId)
        .$if(taskId !== undefined, (seers) => seers.where('seer.id', '=', taskId as string))
        .orderBy('seen.seen_at', 'desc')
        .orderBy('seen.task_id')
        .limit(1)
        .as('source'),
    )
}
