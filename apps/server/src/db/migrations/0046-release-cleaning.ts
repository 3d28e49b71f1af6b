import { type Kysely, sql } from 'kysely'

/** When a draft was last worked on, and stored contents of releases whose use has to be checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('release')
    .addColumn('active_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update ${sql.table('release')} set active_at = created_at`.execute(db)
  await db.schema
    .createTable('release_content')
    .addColumn('sha256', 'text', (c) => c.primaryKey())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute()
}
