import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Administration: audit log, logins as a user, menu, announcements, versions, settings, and what lists over all tenants are ordered by. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createAuditLog(db)
  await (types.bytes === 'bytea' ? sealOnPostgres(db) : sealOnSqlite(db))
  await createLoginsAs(db, types)
  await createMenu(db)
  await createAnnouncements(db)
  await createVersions(db)
  await createSettings(db)
  await indexAdminLists(db)
}

async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('audit_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor_id', 'text', (c) => c.notNull())
    .addColumn('actor_email', 'text', (c) => c.notNull())
    .addColumn('as_user_id', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text')
    .addColumn('tenant_id', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('ip', 'text', (c) => c.notNull())
    .addColumn('request_id', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('audit_log_time').on('audit_log').columns(['at', 'id']).execute()
  for (const column of ['actor_id', 'tenant_id', 'subject', 'action'])
    await schema.createIndex(`audit_log_${column}`).on('audit_log').columns([column, 'at', 'id']).execute()
}

/** Rows of the audit log are added, never changed: the database itself refuses anything else. */
async function sealOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const act of ['update', 'delete'])
    await sql`create trigger ${sql.ref(`audit_log_no_${act}`)} before ${sql.raw(act)} on audit_log
      begin select raise(abort, 'The audit log is append-only'); end`.execute(db)
}

async function sealOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function audit_log_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'The audit log is append-only'; end $$`.execute(db)
  await sql`create trigger audit_log_no_change before update or delete on audit_log
    for each row execute function audit_log_is_append_only()`.execute(db)
  await sql`create trigger audit_log_no_truncate before truncate on audit_log
    for each statement execute function audit_log_is_append_only()`.execute(db)
}

async function createLoginsAs({ schema }: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  // Who is logged in as the session's user, and the own session of that administrator.
  await schema.alterTable('user_session').addColumn('impersonator_id', 'text').execute()
  await schema.alterTable('user_session').addColumn('impersonator_session', bytes).execute()
  await schema.alterTable('user').addColumn('deleted_at', 'bigint').execute()
  await schema
    .createTable('admin_return')
    .addColumn('id_hash', bytes, (c) => c.primaryKey().notNull())
    .addColumn('admin_id', 'text', (c) => c.notNull())
    .addColumn('admin_session', bytes, (c) => c.notNull())
    .addColumn('user_session', bytes, (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('admin_return_age').on('admin_return').column('expires_at').execute()
}

async function createMenu({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('menu')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('parent_id', 'text', (c) => c.references('menu.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('permission', 'text')
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('path', 'text')
    .addColumn('titles', 'text', (c) => c.notNull())
    .addColumn('hidden', 'integer', (c) => c.notNull())
    .execute()
}

async function createAnnouncements({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('announcement')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('published_at', 'bigint', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('announcement_published')
    .on('announcement')
    .columns(['published_at', 'id'])
    .execute()
  await schema
    .createTable('announcement_text')
    .addColumn('announcement_id', 'text', (c) =>
      c.notNull().references('announcement.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('announcement_text_key', ['announcement_id', 'language'])
    .execute()
  await schema
    .createTable('announcement_reader')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id'))
    .addColumn('read_until', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createTable('announcement_read')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('announcement_id', 'text', (c) =>
      c.notNull().references('announcement.id').onDelete('cascade'),
    )
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('announcement_read_key', ['user_id', 'announcement_id'])
    .execute()
  await schema
    .createIndex('announcement_read_announcement')
    .on('announcement_read')
    .column('announcement_id')
    .execute()
}

async function createVersions({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('version')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('core_order', 'bigint', (c) => c.notNull())
    .addColumn('pre_order', 'integer', (c) => c.notNull())
    .addColumn('intel_url', 'text')
    .addColumn('m1_url', 'text')
    .addColumn('windows_url', 'text')
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('version_number', ['language', 'version'])
    .execute()
  await schema
    .createIndex('version_order')
    .on('version')
    .columns(['language', 'core_order', 'pre_order'])
    .execute()
}

async function createSettings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('setting')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_by', 'text', (c) => c.notNull())
    .execute()
}

/** Lists over all tenants are read by time. */
async function indexAdminLists({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('user_created').on('user').columns(['created_at', 'id']).execute()
  await schema.createIndex('user_role').on('user').columns(['role_key', 'created_at', 'id']).execute()
  await schema.createIndex('seat_created').on('seat').columns(['created_at', 'id']).execute()
  await schema.createIndex('account_imported').on('account').columns(['imported_at', 'id']).execute()
  await schema.createIndex('task_created').on('task').columns(['created_at', 'id']).execute()
}
