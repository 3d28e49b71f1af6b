import { type Kysely, sql } from 'kysely'

/** People who are kept by hand: their provenance, notes, and the way from a handle to whoever goes by it. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('resource')
    .addColumn('by_hand', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('sighting')
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  // The address of a profile tells the handle alone.
  await schema
    .createIndex('resource_handle')
    .on('resource')
    .expression(sql`tenant_id, network, lower(handle)`)
    .execute()
}
