import { locales } from '@seaport/contract/kernel/locale'
import { type Kysely, sql } from 'kysely'

/** Why registration is closed is told in the reader's language: what was one text is now the text of every language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('registration_config')
    .renameColumn('refusal_message', 'refusal_messages')
    .execute()
  const { rows } = await sql<{
    text: string
  }>`select refusal_messages as text from registration_config`.execute(db)
  for (const { text } of rows) {
    const texts = text === '' ? {} : Object.fromEntries(locales.map((language) => [language, text]))
    await sql`update registration_config set refusal_messages = ${JSON.stringify(texts)}`.execute(db)
  }
}
