import type { Kysely } from 'kysely'

/** The operator's own channels, against which people check whoever writes to them. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('official_channel')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('official_channel_value', ['kind', 'value'])
    .execute()
  await schema
    .createIndex('official_channel_age')
    .on('official_channel')
    .columns(['updated_at', 'id'])
    .execute()
}
