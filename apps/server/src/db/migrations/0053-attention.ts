import { type Kysely, sql } from 'kysely'

/** What needs somebody is asked for by every open dashboard: each kind has an index over its few rows. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('account_blocked')
    .on('account')
    .columns(['tenant_id', 'blocked_at'])
    .where(sql.ref('availability'), '=', sql.lit('abnormal'))
    .execute()
  await schema
    .createIndex('proxy_abnormal')
    .on('proxy')
    .columns(['tenant_id', 'last_detected_at'])
    .where(sql.ref('status'), '=', sql.lit('abnormal'))
    .execute()
  for (const [state, moment] of [
    ['error', 'ended_at'],
    ['queued', 'queued_at'],
  ] as const)
    await schema
      .createIndex(`task_${state}`)
      .on('task')
      .columns(['tenant_id', moment])
      .where(sql.ref('status'), '=', sql.lit(state))
      .execute()
  await schema.createIndex('user_port_expiry').on('user').column('port_expire_at').execute()
}
