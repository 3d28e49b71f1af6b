import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** What people are told by e-mail and webhooks: what they want, what they were told of already, and what is on its way. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('notification_setting')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('hour', 'integer', (c) => c.notNull())
    .addColumn('kinds', 'text', (c) => c.notNull())
    .addColumn('digest_at', 'bigint', (c) => c.notNull())
    .addColumn('mailed_at', 'bigint')
    .addColumn('check_at', 'bigint')
    .execute()
  await schema
    .createTable('notification_told')
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('thing', 'text', (c) => c.notNull())
    .addColumn('told_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('notification_told_pk', ['channel', 'kind', 'thing'])
    .modifyEnd(types.compact)
    .execute()
  await createWebhooks(db, types)
  for (const table of ['notification_setting', 'webhook'])
    await schema
      .createIndex(`${table}_check`)
      .on(table)
      .column('check_at')
      .where(sql.ref('check_at'), 'is not', null)
      .execute()
}

async function createWebhooks({ schema }: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  await schema
    .createTable('webhook')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('kinds', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('secret_sealed', bytes, (c) => c.notNull())
    .addColumn('enabled', 'integer', (c) => c.notNull())
    .addColumn('disabled_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('check_at', 'bigint')
    .execute()
  await schema.createIndex('webhook_user').on('webhook').columns(['user_id', 'created_at']).execute()
  await schema
    .createTable('webhook_delivery')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('webhook_id', 'text', (c) => c.notNull().references('webhook.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'bigint', (c) => c.notNull())
    .addColumn('dead_at', 'bigint', (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('error', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('done_at', 'bigint')
    .execute()
  await schema
    .createIndex('webhook_delivery_log')
    .on('webhook_delivery')
    .columns(['webhook_id', 'created_at', 'id'])
    .execute()
  await schema
    .createIndex('webhook_delivery_due')
    .on('webhook_delivery')
    .column('next_at')
    .where(sql.ref('state'), '=', sql.lit('queued'))
    .execute()
  await schema.createIndex('webhook_delivery_age').on('webhook_delivery').column('created_at').execute()
}
