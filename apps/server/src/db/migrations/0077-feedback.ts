import { type Kysely, sql } from 'kysely'

/** What people tell the operator, and what they are answered. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('feedback')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('screenshot_id', 'text', (c) => c.references('file.id'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_by', 'text', (c) => c.references('user.id'))
    .addColumn('answered_at', 'bigint')
    .addColumn('read_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('feedback_own').on('feedback').columns(['user_id', 'created_at', 'id']).execute()
  await schema.createIndex('feedback_age').on('feedback').columns(['created_at', 'id']).execute()
  await schema.createIndex('feedback_status').on('feedback').columns(['status', 'created_at', 'id']).execute()
  await schema
    .createIndex('feedback_screenshot')
    .on('feedback')
    .column('screenshot_id')
    .where(sql.ref('screenshot_id'), 'is not', null)
    .execute()
}
