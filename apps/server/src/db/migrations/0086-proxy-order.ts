import type { Kysely } from 'kysely'

/** The index of a tenant's proxies ends with what makes their order total, so that a page is read from it without sorting, and not from that of all tenants. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('proxy_tenant').execute()
  await schema.createIndex('proxy_tenant').on('proxy').columns(['tenant_id', 'created_at', 'id']).execute()
}
