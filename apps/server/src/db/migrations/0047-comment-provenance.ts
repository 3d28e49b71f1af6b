import type { Kysely } from 'kysely'

/** Which comment a person was collected from, and when they wrote it: the account may answer it in private for a while. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('sighting').addColumn('comment_id', 'text').execute()
  await schema.alterTable('sighting').addColumn('commented_at', 'bigint').execute()
}
