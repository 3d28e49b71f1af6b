import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Promotions' targets, groups of resources, the opt-out list, statistics. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await extendTasks(db)
  await extendLibrary(db)
  await createOptOuts(db, types)
  await createStatistics(db, types)
}

async function extendTasks({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('task').addColumn('deleted_at', 'bigint').execute()
  await schema
    .createIndex('task_progress')
    .on('task')
    .columns(['tenant_id', 'last_progress_at'])
    .where('last_progress_at', 'is not', null)
    .execute()

  await schema.alterTable('task_target').addColumn('external_id', 'text').execute()
  await schema.alterTable('task_target').addColumn('person', 'text').execute()
  await schema.alterTable('task_target').addColumn('settled_at', 'bigint').execute()
  for (const column of ['external_id', 'person'])
    await schema
      .createIndex(`task_target_${column}`)
      .on('task_target')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute()
}

async function extendLibrary(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('resource_group')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tenant_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('resource_group_name', ['tenant_id', 'name_key'])
    .execute()
  await schema.alterTable('resource').addColumn('group_id', 'text').execute()
  await schema
    .createIndex('resource_in_group')
    .on('resource')
    .columns(['group_id', 'seen_at', 'key'])
    .where(sql.ref('group_id'), 'is not', null)
    .execute()
  // In the order of the list, and in one that no later sighting changes, for long readings.
  await schema.dropIndex('resource_tenant').execute()
  await schema.createIndex('resource_seen').on('resource').columns(['tenant_id', 'seen_at', 'key']).execute()
  await schema
    .createIndex('resource_first_seen')
    .on('resource')
    .columns(['tenant_id', 'first_seen_at', 'key'])
    .execute()
  // A person is one on a network, whatever lists they were seen in.
  await schema
    .createIndex('resource_person')
    .on('resource')
    .columns(['tenant_id', 'network', 'external_id'])
    .execute()

  await schema
    .alterTable('sighting')
    .addColumn('fresh', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update sighting set fresh = 1
    where exists (select 1 from resource where resource.key = sighting.resource_key and resource.first_seen_at = sighting.seen_at)`.execute(
    db,
  )
}

async function createOptOuts({ schema }: Kysely<unknown>, { bytes, compact }: ColumnTypes): Promise<void> {
  await schema
    .createTable('opt_out')
    .addColumn('tenant_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('external_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('handle_hash', bytes)
    .addColumn('erased', 'integer', (c) => c.notNull())
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('opt_out_key', ['tenant_id', 'network', 'external_id'])
    .modifyEnd(compact)
    .execute()
  await schema.createIndex('opt_out_time').on('opt_out').columns(['tenant_id', 'created_at', 'id']).execute()
  await schema
    .createIndex('opt_out_handle')
    .on('opt_out')
    .columns(['tenant_id', 'network', 'handle_hash'])
    .where('handle_hash', 'is not', null)
    .execute()
}

async function createStatistics({ schema }: Kysely<unknown>, { compact }: ColumnTypes): Promise<void> {
  const counter = (name: string) => [name, 'integer', (c: ColumnDefinitionBuilder) => c.notNull()] as const
  await schema
    .createTable('stat')
    .addColumn('tenant_id', 'text', (c) => c.notNull())
    .addColumn('quarter', 'integer', (c) => c.notNull())
    .addColumn('seat_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn(...counter('tasks_created'))
    .addColumn(...counter('tasks_completed'))
    .addColumn(...counter('tasks_error'))
    .addColumn(...counter('tasks_ended'))
    .addColumn(...counter('collected_new'))
    .addColumn(...counter('collected_known'))
    .addColumn(...counter('promoted_done'))
    .addColumn(...counter('promoted_failed'))
    .addColumn(...counter('promoted_skipped'))
    .addColumn(...counter('promoted_unknown'))
    .addPrimaryKeyConstraint('stat_key', ['tenant_id', 'quarter', 'seat_id', 'kind'])
    .modifyEnd(compact)
    .execute()
  // For the platform's own numbers, over all tenants.
  await schema.createIndex('stat_time').on('stat').column('quarter').execute()
}
