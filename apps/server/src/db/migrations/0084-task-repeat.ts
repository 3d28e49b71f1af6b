import { type Kysely, sql } from 'kysely'

/** Plans by which tasks are repeated, and each time that one was due. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('task_repeat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tenant_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('task_id', 'text', (c) => c.notNull().references('task.id'))
    .addColumn('weekdays', 'text', (c) => c.notNull())
    .addColumn('time', 'text', (c) => c.notNull())
    .addColumn('until_day', 'text')
    .addColumn('times_left', 'integer')
    .addColumn('next_at', 'bigint')
    .addColumn('next_day', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('task_repeat_due')
    .on('task_repeat')
    .columns(['next_at', 'id'])
    .where(sql.ref('next_at'), 'is not', null)
    .execute()
  await schema.createIndex('task_repeat_tenant').on('task_repeat').columns(['tenant_id', 'next_at']).execute()
  await schema.createIndex('task_repeat_task').on('task_repeat').columns(['task_id', 'created_at']).execute()
  await schema
    .createIndex('task_repeat_going')
    .unique()
    .on('task_repeat')
    .column('task_id')
    .where(sql.ref('next_at'), 'is not', null)
    .execute()
  await schema
    .createTable('task_repeat_run')
    .addColumn('repeat_id', 'text', (c) => c.notNull().references('task_repeat.id'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('task_id', 'text', (c) => c.references('task.id'))
    .addColumn('reason', 'text')
    .addColumn('reason_values', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('task_repeat_run_key', ['repeat_id', 'day'])
    .execute()
  await schema
    .createIndex('task_repeat_run_task')
    .on('task_repeat_run')
    .column('task_id')
    .where(sql.ref('task_id'), 'is not', null)
    .execute()
}
