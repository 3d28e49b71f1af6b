import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** How networks are set up, and what an app at a network has read. */
export async function up({ schema }: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('network_config')
    .addColumn('network', 'text', (c) => c.primaryKey())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('secret_sealed', types.bytes)
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_by', 'text', (c) => c.notNull().references('user.id'))
    .execute()
  await schema
    .createTable('network_reads')
    .addColumn('app', 'text', (c) => c.notNull())
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('rows', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('network_reads_key', ['app', 'month'])
    .modifyEnd(types.compact)
    .execute()
  await schema
    .alterTable('task')
    .addColumn('reads', 'bigint', (c) => c.notNull().defaultTo(sql.lit(0)))
    .execute()
}
