import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Challenges of passkeys by purpose, set-ups of authenticator apps that end, changes of factors that can be undone, and settings that take effect later. */
export async function up({ schema }: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  for (const column of ['challenge', 'challenge_until'])
    await schema.alterTable('user_session').dropColumn(column).execute()
  await schema
    .createTable('passkey_challenge')
    .addColumn('session_hash', types.bytes, (c) =>
      c.notNull().references('user_session.token_hash').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('passkey_challenge_pk', ['session_hash', 'purpose'])
    .execute()
  await schema.alterTable('totp').addColumn('pending_session', types.bytes).execute()
  await schema.alterTable('totp').addColumn('pending_until', 'bigint').execute()
  await schema
    .createTable('factor_change')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('ip', 'text', (c) => c.notNull())
    .addColumn('session_hash', types.bytes)
    .addColumn('before_sealed', types.bytes, (c) => c.notNull())
    .addColumn('undo_hash', types.bytes, (c) => c.notNull().unique())
    .addColumn('undo_until', 'bigint', (c) => c.notNull())
    .addColumn('undone_at', 'bigint')
    .execute()
  await schema.createIndex('factor_change_user').on('factor_change').columns(['user_id', 'at']).execute()
  await schema.createIndex('factor_change_over').on('factor_change').column('undo_until').execute()
  // From where somebody has logged in before: guesses from elsewhere don't lock that place out.
  await schema
    .createIndex('login_log_known_address')
    .on('login_log')
    .columns(['user_id', 'ip'])
    .where(sql.ref('outcome'), '=', sql.lit('ok'))
    .execute()
  await schema.alterTable('setting').addColumn('next_value', 'text').execute()
  await schema.alterTable('setting').addColumn('next_at', 'bigint').execute()
}
