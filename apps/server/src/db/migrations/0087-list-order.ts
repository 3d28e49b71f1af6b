import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * Indexes of lists end with what makes their order total, so that a page is read from them without sorting: what is imported or bought at once has one moment.
 */
export async function up({ schema }: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  for (const name of ['seat_tenant', 'account_tenant', 'order_tenant', 'account_block_history'])
    await schema.dropIndex(name).execute()
  await schema.createIndex('seat_tenant').on('seat').columns(['tenant_id', 'created_at', 'id']).execute()
  await schema
    .createIndex('account_tenant')
    .on('account')
    .columns(['tenant_id', 'imported_at', 'id'])
    .execute()
  await schema
    .createIndex('order_tenant')
    .on('order')
    .columns(['tenant_id', 'created_at', 'order_no'])
    .execute()
  await schema
    .createIndex('account_block_history')
    .on('account_block')
    .columns(['account_id', 'blocked_at', 'id'])
    .execute()
  // Those without a number come last, also where the least come first; SQLite reads the index that is there in two parts.
  if (bytes === 'bytea')
    await schema
      .createIndex('resource_fewest_followers')
      .on('resource')
      .expression(sql`tenant_id, followers asc nulls last, key asc`)
      .execute()
}
