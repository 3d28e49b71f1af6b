import type { Kysely } from 'kysely'

/** The plan of a supervisor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('plan', 'text', (c) => c.notNull().defaultTo('default'))
    .execute()
}
