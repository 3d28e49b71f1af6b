import type { Kysely } from 'kysely'

/** The time for all ports that an order of more ports contains. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order').addColumn('extension', 'text').execute()
}
