import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** A tenant's library is read by name, and by followers from the most on, without sorting all of it. Whoever has no number of followers comes last, which SQLite does by itself. */
export async function up({ schema }: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  await schema.createIndex('resource_name').on('resource').columns(['tenant_id', 'name', 'key']).execute()
  await schema
    .createIndex('resource_followers')
    .on('resource')
    .expression(
      bytes === 'bytea'
        ? sql`tenant_id, followers desc nulls last, key desc`
        : sql`tenant_id, followers desc, key desc`,
    )
    .execute()
}
