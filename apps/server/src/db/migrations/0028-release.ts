import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Releases of the desktop: tokens of whoever publishes, releases, their files, and the parts that those consist of. */
export async function up({ schema }: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('release_token')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('token_hash', types.bytes, (c) => c.notNull().unique())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute()
  await schema
    .createTable('release')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('version', 'text', (c) => c.notNull().unique())
    .addColumn('core_order', 'bigint', (c) => c.notNull())
    .addColumn('pre_order', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('manifest', 'text', (c) => c.notNull())
    .addColumn('signature', 'text', (c) => c.notNull())
    .addColumn('percent', 'integer', (c) => c.notNull())
    .addColumn('minimum_version', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('published_at', 'bigint')
    .execute()
  await schema
    .createTable('release_file')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('release_id', 'text', (c) => c.notNull().references('release.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('sha512', 'text', (c) => c.notNull())
    .addColumn('completed_at', 'bigint')
    .addColumn('downloads', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('release_file_name', ['release_id', 'name'])
    .execute()
  await schema
    .createTable('release_part')
    .addColumn('file_id', 'text', (c) => c.notNull().references('release_file.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('release_part_pk', ['file_id', 'number'])
    .execute()
  await schema.createIndex('release_part_content').on('release_part').column('sha256').execute()
}
