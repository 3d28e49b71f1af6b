import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'

/** Compares the server's aggregates of each seat's library with the sums of its sightings. */
export async function expectSeatsSummedUp(server: TestServer): Promise<void> {
  const { db } = server.installation.database
  const { rows } = await sql<object>`
    select task.seat_id, sighting.resource_key, min(sighting.seen_at) as first_seen_at, max(sighting.seen_at) as seen_at, count(*) as task_count,
      resource.network, resource.kind
    from sighting join task on task.id = sighting.task_id join resource on resource.key = sighting.resource_key
    group by task.seat_id, sighting.resource_key, resource.network, resource.kind order by task.seat_id, sighting.resource_key`.execute(
    db,
  )
  const kept = await db
    .selectFrom('seat_resource')
    .selectAll()
    .orderBy('seat_id')
    .orderBy('resource_key')
    .execute()
  expect(kept.map(valuesOf)).toEqual(rows.map(valuesOf))
}

/** One database counts in numbers, the other in text. */
function valuesOf(row: object): string[] {
  return Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('hex') : String(value)))
}
