import type { Kysely } from 'kysely'

/** Size and checksum of a version's files, as JSON by platform; null = not known. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('version').addColumn('files', 'text').execute()
}
