import type { Kysely } from 'kysely'

/** The index of a tenant's tasks ends with what makes their order total, so that a page is read from it without sorting all of them. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('task_tenant').execute()
  await schema.createIndex('task_tenant').on('task').columns(['tenant_id', 'created_at', 'number']).execute()
}
