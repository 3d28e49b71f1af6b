import type { Schema } from '../db/schema.ts'
import type { Installation } from '../kernel/installation.ts'

/**
 * Everything that a refused call must leave unchanged; proofs are used up by refused calls too. Jobs that write at
 * their own times are cancelled before (call-off-jobs.ts).
 */
const tables = [
  'role',
  'user',
  'user_session',
  'seat',
  'port_lease',
  'account',
  'task',
  'task_target',
  'task_batch',
  'resource',
  'resource_group',
  'opt_out',
  'opt_out_resource',
  'proxy',
  'proxy_group',
  'script',
  'script_group',
  'script_file',
  'file',
  'sighting',
  'idempotency',
  'login_log',
  'registration',
  'registration_config',
  'email_config',
  'mail_outbox',
  'network_config',
  'translation_config',
  'translation_month',
  'translation_cache',
  'notification_setting',
  'notification_told',
  'webhook',
  'api_token',
  'official_channel',
  'feedback',
  'ledger',
  'price_tier',
  'order',
  'payment',
  'audit_log',
  'admin_return',
  'menu',
  'announcement',
  'announcement_text',
  'announcement_reader',
  'announcement_read',
  'version',
  'release',
  'release_content',
  'release_file',
  'release_part',
  'release_token',
  'setting',
  'stat',
] as const satisfies (keyof Schema)[]

/** @returns the whole content of the database, to be compared with a later one */
export async function snapshot({ database }: Installation): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = await database.db.selectFrom(table).selectAll().execute()
    content[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return content
}
