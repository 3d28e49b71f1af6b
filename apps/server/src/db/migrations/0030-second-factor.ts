import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Second factors, step-ups, mails that nobody but their reader may see, and when an owner last read the security notices. */
export async function up({ schema }: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('totp')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id'))
    .addColumn('secret_sealed', types.bytes)
    .addColumn('last_step', 'bigint')
    .addColumn('pending_sealed', types.bytes)
    .execute()
  await schema
    .createTable('recovery_code')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('code_hash', types.bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_code_pk', ['user_id', 'code_hash'])
    .execute()
  await schema
    .createTable('passkey')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('credential_id', 'text', (c) => c.notNull().unique())
    .addColumn('public_key', types.bytes, (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await schema.createIndex('passkey_user').on('passkey').column('user_id').execute()
  for (const column of ['second_factor_at', 'notices_read_at'])
    await schema.alterTable('user').addColumn(column, 'bigint').execute()
  for (const column of ['second_factor_at', 'confirmed_until', 'challenge_until'])
    await schema.alterTable('user_session').addColumn(column, 'bigint').execute()
  await schema.alterTable('user_session').addColumn('challenge', 'text').execute()
  await schema
    .alterTable('mail_outbox')
    .addColumn('confidential', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('mail_outbox').addColumn('config_sealed', types.bytes).execute()
}
