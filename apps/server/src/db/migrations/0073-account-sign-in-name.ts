import type { Kysely } from 'kysely'

/** What an account is signed in with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('sign_in_name', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
