import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { bothDatabases } from '../../../../../tests/support/databases.ts'
import { openDatabase } from '../open.ts'
import { up } from './0013-refusal-messages.ts'

bothDatabases(
  'migration of refusal messages',
  (location) => {
    test.each([
      ['', {}],
      ['Back "soon"', { cn: 'Back "soon"', hk: 'Back "soon"', en: 'Back "soon"', vi: 'Back "soon"' }],
    ])('%j is %j', async (before, after) => {
      const database = openDatabase(location)
      try {
        const db = database.db as unknown as Kysely<unknown>
        await sql`drop table if exists registration_config`.execute(db)
        await sql`create table registration_config (id integer primary key, refusal_message text not null)`.execute(
          db,
        )
        await sql`insert into registration_config values (1, ${before})`.execute(db)
        await up(db)
        const { rows } = await sql<{ refusal_messages: string }>`select * from registration_config`.execute(
          db,
        )
        expect(rows.map((row) => JSON.parse(row.refusal_messages))).toEqual([after])
      } finally {
        await database.close()
      }
    })
  },
  { empty: true },
)
