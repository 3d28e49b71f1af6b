import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * A seat's library is counted and paged without looking at resources: what it is filtered by stands beside what the seat saw, and people of the opt-out list
 * are known by key. Nobody who is on the list comes into the library, so those who are in it now are all that have to be found.
 */
export async function up(db: Kysely<unknown>, { bytes, compact }: ColumnTypes): Promise<void> {
  const { schema } = db
  for (const column of ['network', 'kind'])
    await schema
      .alterTable('seat_resource')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  await sql`
    update seat_resource set network = resource.network, kind = resource.kind
    from resource where resource.key = seat_resource.resource_key`.execute(db)
  await schema.dropIndex('seat_resource_seen').execute()
  await schema
    .createIndex('seat_resource_seen')
    .on('seat_resource')
    .columns(['seat_id', 'seen_at', 'resource_key', 'network', 'kind', 'first_seen_at', 'task_count'])
    .execute()

  await schema
    .createTable('opt_out_resource')
    .addColumn('resource_key', bytes, (c) => c.primaryKey())
    .addColumn('opt_out_id', 'text', (c) => c.notNull().references('opt_out.id').onDelete('cascade'))
    .modifyEnd(compact)
    .execute()
  await sql`
    insert into opt_out_resource (resource_key, opt_out_id)
    select resource.key, opt_out.id from opt_out join resource
      on resource.tenant_id = opt_out.tenant_id and resource.network = opt_out.network
      and resource.external_id = opt_out.external_id`.execute(db)
  await schema.createIndex('opt_out_resource_entry').on('opt_out_resource').column('opt_out_id').execute()
}
