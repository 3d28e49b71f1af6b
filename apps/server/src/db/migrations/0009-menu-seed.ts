import { type Kysely, sql } from 'kysely'

/** Entries that installations were given before it was written down which. */
const givenSoFar = `home dashboard admin-statistics operation tasks accounts seats proxies scripts statistics
  personal profile recharge buy-ports orders purchases ledger login-log announcements announcement downloads
  system system-users roles menus manage-announcements versions configuration audit-log
  admin users sub-users all-accounts all-tasks all-orders all-ledgers payments ports prices all-logins
  template template-table template-editor template-charts template-form template-upload template-calendar`

/** Which entries of the first menu an installation was given already: one that a person deleted must not come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('menu_seed')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .execute()
  for (const id of givenSoFar.split(/\s+/))
    await sql`insert into menu_seed (id) select ${id} where exists (select 1 from menu)`.execute(db)
}
