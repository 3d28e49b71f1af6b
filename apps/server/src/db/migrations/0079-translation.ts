import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** How translation is set up, what was translated, and how many words of a month are used. */
export async function up({ schema }: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('translation_config')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('provider', 'text')
    .addColumn('url', 'text')
    .addColumn('key_sealed', types.bytes)
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createTable('translation_month')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('words', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('translation_month_key', ['user_id', 'month'])
    .modifyEnd(types.compact)
    .execute()
  await schema
    .createTable('translation_cache')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('hash', types.bytes, (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('source', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('translation_cache_key', ['user_id', 'hash'])
    .execute()
  await schema.createIndex('translation_cache_age').on('translation_cache').columns(['created_at']).execute()
}
