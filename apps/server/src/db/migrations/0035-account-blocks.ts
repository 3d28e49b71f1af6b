import { type Kysely, sql } from 'kysely'

/** The history of blocked accounts. An account that was blocked before has no history but its own row; its reason was free text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('account').addColumn('unblocked_at', 'bigint').execute()
  await schema
    .createTable('account_block')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tenant_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('blocked_at', 'bigint', (c) => c.notNull())
    .addColumn('seat_id', 'text', (c) => c.references('seat.id'))
    .addColumn('task_id', 'text', (c) => c.references('task.id'))
    .addColumn('unblocked_at', 'bigint')
    .addColumn('unblock_note', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('account_block_history')
    .on('account_block')
    .columns(['account_id', 'blocked_at'])
    .execute()
  await schema
    .createIndex('account_block_open')
    .unique()
    .on('account_block')
    .column('account_id')
    .where(sql.ref('unblocked_at'), 'is', null)
    .execute()
  await sql`
    insert into account_block (id, tenant_id, account_id, reason, note, blocked_at, unblock_note)
    select id, tenant_id, id, 'network_stopped', coalesce(blocked_reason, ''), blocked_at, ''
    from account where blocked_at is not null`.execute(db)
  await sql`update account set blocked_reason = 'network_stopped', availability = 'abnormal' where blocked_at is not null`.execute(
    db,
  )
}
