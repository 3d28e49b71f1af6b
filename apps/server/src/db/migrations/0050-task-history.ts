import { type Kysely, sql } from 'kysely'

/** What happened to a task, entry by entry. Tasks that are there already get what their rows still tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('task_history')
    .addColumn('task_id', 'text', (c) => c.notNull().references('task.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('actor', 'text')
    .addColumn('reason', 'text')
    .addColumn('lasts_until', 'bigint')
    .addPrimaryKeyConstraint('task_history_key', ['task_id', 'position'])
    .execute()
  await sql`
    insert into task_history (task_id, position, at, event, actor)
    select id, 0, created_at, 'created', created_by from task`.execute(db)
  await sql`
    insert into task_history (task_id, position, at, event)
    select id, 1, started_at, 'claim' from task where started_at is not null`.execute(db)
  await sql`
    insert into task_history (task_id, position, at, event, reason)
    select id, 2, ended_at, case status when 'completed' then 'complete' when 'error' then 'fail' else 'end' end, end_reason
    from task where ended_at is not null`.execute(db)
}
