import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Registration, codes by e-mail, mails, throttles, and what the login log and the profile lacked. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await extendPeople(db)
  await createRegistrations(db)
  await createCodes(db, types)
  await createMails(db, types)
  await createThrottles(db, types)
}

async function extendPeople({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('user').addColumn('contact', 'text').execute()
  await schema.alterTable('user').addColumn('gifted_at', 'bigint').execute()

  // ISO 3166-1 alpha-2; empty = unknown or not public, null = from before it was looked up.
  await schema.alterTable('login_log').addColumn('country', 'text').execute()
  await schema.dropIndex('login_log_tenant').execute()
  await schema.createIndex('login_log_tenant').on('login_log').columns(['tenant_id', 'at', 'id']).execute()
  await schema.createIndex('login_log_at').on('login_log').columns(['at', 'id']).execute()
}

async function createRegistrations({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('registration_config')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('allow_registration', 'integer', (c) => c.notNull())
    .addColumn('refusal_message', 'text', (c) => c.notNull())
    .addColumn('max_per_ip_per_day', 'integer', (c) => c.notNull())
    .addColumn('gifted_ports', 'integer', (c) => c.notNull())
    .addColumn('gifted_days', 'integer', (c) => c.notNull())
    .execute()

  await schema
    .createTable('registration')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('ip', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('gifted_ports', 'integer', (c) => c.notNull())
    .addColumn('gifted_days', 'integer', (c) => c.notNull())
    .execute()

  await schema
    .createTable('registration_day')
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('registration_day_key', ['origin', 'day'])
    .execute()
  await schema.createIndex('registration_day_day').on('registration_day').column('day').execute()
}

async function createCodes({ schema }: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  await schema
    .createTable('email_code')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('code_hash', bytes)
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('sent_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_day', 'integer', (c) => c.notNull())
    .addColumn('sent_count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('email_code_key', ['email', 'purpose'])
    .execute()
  await schema.createIndex('email_code_sent').on('email_code').column('sent_at').execute()
}

async function createMails({ schema }: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  await schema
    .createTable('email_config')
    .addColumn('type', 'text', (c) => c.primaryKey())
    .addColumn('sender', 'text', (c) => c.notNull())
    .addColumn('server_address', 'text', (c) => c.notNull())
    .addColumn('server_port', 'integer', (c) => c.notNull())
    .addColumn('secure', 'text', (c) => c.notNull())
    .addColumn('user', 'text', (c) => c.notNull())
    .addColumn('password_sealed', bytes)
    .addColumn('subject', 'text')
    .addColumn('content', 'text')
    .addColumn('expire_minutes', 'integer', (c) => c.notNull())
    .execute()

  await schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('to_address', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('content_sealed', bytes)
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'bigint', (c) => c.notNull())
    .addColumn('dead_at', 'bigint', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .execute()
  await schema
    .createIndex('mail_outbox_due')
    .on('mail_outbox')
    .column('next_at')
    .where(sql.ref('state'), '=', sql.lit('queued'))
    .execute()
  await schema
    .createIndex('mail_outbox_dead')
    .on('mail_outbox')
    .column('dead_at')
    .where(sql.ref('content_sealed'), 'is not', null)
    .execute()
  await schema.createIndex('mail_outbox_created').on('mail_outbox').columns(['created_at', 'id']).execute()
  await schema
    .createIndex('mail_outbox_state')
    .on('mail_outbox')
    .columns(['state', 'created_at', 'id'])
    .execute()
}

async function createThrottles({ schema }: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  await schema
    .createTable('throttle')
    .addColumn('key', bytes, (c) => c.primaryKey())
    .addColumn('slot', 'bigint', (c) => c.notNull())
    .addColumn('hits', 'bigint', (c) => c.notNull())
    .addColumn('before', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('throttle_expiry').on('throttle').column('expires_at').execute()
}
