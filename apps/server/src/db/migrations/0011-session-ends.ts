import { type Kysely, sql } from 'kysely'

/** What ends sessions finds them without reading all: those whose time is over, and those of an administrator who is logged in as somebody. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('user_session_expiry').on('user_session').column('expires_at').execute()
  await schema
    .createIndex('user_session_impersonator')
    .on('user_session')
    .column('impersonator_id')
    .where(sql.ref('impersonator_id'), 'is not', null)
    .execute()
}
