import { type CreateIndexBuilder, type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * Tasks of a tenant by name, state or start, and of all by start, are read from an index of those that are over. The others are few, since each holds a port, and change all the time: an index that has them
 * would be written whenever a runner reports.
 */
export async function up({ schema }: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  const ofOver = <Column>(index: CreateIndexBuilder<Column>) =>
    index.where(sql.ref('ended_at'), 'is not', null).where(sql.ref('deleted_at'), 'is', null).execute()
  for (const column of ['name', 'status', 'started_at'])
    await ofOver(
      schema.createIndex(`task_over_${column}`).on('task').columns(['tenant_id', column, 'number']),
    )
  // Administrators' list, of all tenants.
  await ofOver(schema.createIndex('task_over_everywhere').on('task').columns(['started_at', 'id']))
  // Those that never started come last either way, which SQLite reads from one index.
  if (bytes !== 'bytea') return
  const lastFirst = (name: string, columns: ReturnType<typeof sql>) =>
    ofOver(schema.createIndex(name).on('task').expression(columns))
  await lastFirst('task_over_started_last', sql`tenant_id, started_at desc nulls last, number desc`)
  await lastFirst('task_over_everywhere_last', sql`started_at desc nulls last, id desc`)
}
