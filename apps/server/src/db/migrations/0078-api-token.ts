import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Personal tokens, with which programs act for a user. */
export async function up({ schema }: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  await schema
    .createTable('api_token')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('token_hash', bytes, (c) => c.notNull().unique())
    .addColumn('start', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('password_mark', bytes, (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute()
  await schema.createIndex('api_token_user').on('api_token').columns(['user_id', 'created_at']).execute()
}
