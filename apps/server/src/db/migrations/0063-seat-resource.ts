import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** What each seat's tasks saw, summed up: a page of a seat's library no longer groups all of its sightings. */
export async function up(db: Kysely<unknown>, { bytes, compact }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('seat_resource')
    .addColumn('seat_id', 'text', (c) => c.notNull())
    .addColumn('resource_key', bytes, (c) => c.notNull())
    .addColumn('first_seen_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('task_count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('seat_resource_pk', ['seat_id', 'resource_key'])
    .modifyEnd(compact)
    .execute()
  await sql`
    insert into seat_resource (seat_id, resource_key, first_seen_at, seen_at, task_count)
    select task.seat_id, sighting.resource_key, min(sighting.seen_at), max(sighting.seen_at), count(*)
    from sighting join task on task.id = sighting.task_id join resource on resource.key = sighting.resource_key
    group by task.seat_id, sighting.resource_key`.execute(db)
  await db.schema
    .createIndex('seat_resource_seen')
    .on('seat_resource')
    .columns(['seat_id', 'seen_at', 'resource_key', 'first_seen_at', 'task_count'])
    .execute()
}
