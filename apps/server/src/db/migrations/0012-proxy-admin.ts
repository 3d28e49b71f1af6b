import type { Kysely } from 'kysely'

/** The proxies of all tenants are read by time. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('proxy_created').on('proxy').columns(['created_at', 'id']).execute()
}
