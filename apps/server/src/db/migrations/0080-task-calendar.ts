import { type Kysely, sql } from 'kysely'

/** A calendar asks for what is not over yet, which is little, and for what ended within a range. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('task_open')
    .on('task')
    .columns(['tenant_id', 'number'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute()
  await schema
    .createIndex('task_over')
    .on('task')
    .columns(['tenant_id', 'ended_at', 'number'])
    .where(sql.ref('ended_at'), 'is not', null)
    .execute()
}
