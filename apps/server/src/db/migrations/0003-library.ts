import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Proxies and their groups, files, scripts and their groups. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createGroups(db)
  await createProxies(db, types)
  await createFiles(db)
  await createScripts(db)
}

async function createGroups({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['proxy_group', 'script_group']) {
    await schema
      .createTable(table)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('tenant_id', 'text', (c) => c.notNull().references('user.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      // Lower case: what makes it unique.
      .addColumn('name_key', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint(`${table}_name`, ['tenant_id', 'name_key'])
      .execute()
  }
}

async function createProxies({ schema }: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  await schema
    .createTable('proxy')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tenant_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('group_id', 'text', (c) => c.notNull().references('proxy_group.id'))
    .addColumn('scheme', 'text', (c) => c.notNull())
    .addColumn('ip', 'text', (c) => c.notNull())
    .addColumn('port', 'integer', (c) => c.notNull())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('password_sealed', bytes)
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('response_ms', 'integer')
    .addColumn('last_detected_at', 'bigint')
    .addColumn('error', 'text')
    .addColumn('exit_address', 'text')
    .addColumn('allocation_limit', 'integer', (c) => c.notNull().check(sql`allocation_limit > 0`))
    .addColumn('concurrency_limit', 'integer')
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('check_wanted_at', 'bigint')
    .addColumn('check_claim', 'text')
    .addColumn('check_claimed_until', 'bigint')
    .addUniqueConstraint('proxy_address', ['tenant_id', 'scheme', 'ip', 'port', 'username'])
    .execute()
  await schema.createIndex('proxy_tenant').on('proxy').columns(['tenant_id', 'created_at']).execute()
  await schema.createIndex('proxy_in_group').on('proxy').column('group_id').execute()
  await schema
    .createIndex('proxy_check')
    .on('proxy')
    .column('check_wanted_at')
    .where(sql.ref('check_wanted_at'), 'is not', null)
    .execute()

  await schema
    .alterTable('account')
    .addColumn('proxy_id', 'text', (c) => c.references('proxy.id'))
    .execute()
  await schema
    .createIndex('account_proxy')
    .on('account')
    .column('proxy_id')
    .where(sql.ref('proxy_id'), 'is not', null)
    .execute()
}

async function createFiles({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('content')
    .addColumn('sha256', 'text', (c) => c.primaryKey())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('dropped_at', 'bigint')
    .execute()
  await schema
    .createIndex('content_dropped')
    .on('content')
    .column('dropped_at')
    .where(sql.ref('dropped_at'), 'is not', null)
    .execute()

  await schema
    .createTable('file')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tenant_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('sha256', 'text', (c) => c.notNull().references('content.sha256'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('touched_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('file_content', ['tenant_id', 'sha256', 'kind'])
    .execute()
  await schema.createIndex('file_sha256').on('file').column('sha256').execute()
  await schema.createIndex('file_touched').on('file').column('touched_at').execute()
}

async function createScripts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('script')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tenant_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('public', 'integer', (c) => c.notNull())
    .addColumn('group_id', 'text', (c) => c.references('script_group.id'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('script_tenant').on('script').columns(['tenant_id', 'updated_at']).execute()
  await schema.createIndex('script_in_group').on('script').column('group_id').execute()
  await schema
    .createIndex('script_public')
    .on('script')
    .column('updated_at')
    .where(sql.ref('public'), '=', sql.lit(1))
    .execute()

  await schema
    .createTable('script_file')
    .addColumn('script_id', 'text', (c) => c.notNull().references('script.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('file_id', 'text', (c) => c.notNull().references('file.id'))
    .addPrimaryKeyConstraint('script_file_key', ['script_id', 'position'])
    .execute()
  await schema.createIndex('script_file_file').on('script_file').column('file_id').execute()
}
