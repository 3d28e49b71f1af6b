import type { Kysely } from 'kysely'

/** When each job last ran, how, and where. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_tick')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('ticked_at', 'bigint', (c) => c.notNull())
    .addColumn('duration_ms', 'bigint', (c) => c.notNull())
    .addColumn('error', 'text')
    .addColumn('failed_at', 'bigint')
    .addColumn('server', 'text', (c) => c.notNull())
    .execute()
}
