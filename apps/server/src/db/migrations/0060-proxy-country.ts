import type { Kysely } from 'kysely'

/** The country of a proxy's exit address, as its last check found it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('proxy').addColumn('exit_country', 'text').execute()
}
