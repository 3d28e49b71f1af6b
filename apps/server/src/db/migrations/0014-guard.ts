import { type Kysely, sql } from 'kysely'

/** Promotions by hand: what was begun and by which account, accounts that are parked, and the limits that a tenant sets. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('task_target').addColumn('begun_at', 'bigint').execute()
  await schema.alterTable('task_target').addColumn('begun_by', 'text').execute()
  await schema.alterTable('task_target').addColumn('begun_fence', 'integer').execute()
  await schema
    .createIndex('task_target_act')
    .on('task_target')
    .columns(['begun_by', 'begun_at'])
    .where(sql.ref('begun_by'), 'is not', null)
    .execute()
  await schema.alterTable('account').addColumn('parked_at', 'bigint').execute()
  await schema
    .createTable('guard')
    .addColumn('tenant_id', 'text', (c) => c.primaryKey().references('user.id'))
    .addColumn('limits', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute()
}
