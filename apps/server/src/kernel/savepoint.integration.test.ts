import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { type Database, openDatabase } from '../db/open.ts'
import { refuse } from './refusal.ts'
import { attempt } from './savepoint.ts'
import type { UnitOfWork } from './unit-of-work.ts'

bothDatabases('a part of a unit of work', (location) => {
  let database: Database
  beforeAll(async () => {
    database = openDatabase(location)
    await sql`create table thing (name text)`.execute(database.db)
  })
  afterAll(() => database.close())

  test.each([
    ['that is refused is undone', true, []],
    ['that succeeds stays', false, [{ name: 'part' }]],
  ])('%s, and leaves no savepoint behind', async (_what, isRefused, rows) => {
    const whole = database.db.transaction().execute(async (trx) => {
      const part = async () => {
        await sql`insert into thing values ('part')`.execute(trx)
        if (isRefused) refuse('not_found')
      }
      const emit = () => undefined
      const refused = await attempt({ trx, emit } as unknown as UnitOfWork, part)
      expect(refused?.reason).toBe(isRefused ? 'not_found' : undefined)
      expect((await sql`select name from thing`.execute(trx)).rows).toEqual(rows)
      // Fails where there is none, and ends the whole.
      await sql`release savepoint part`.execute(trx)
    })
    await expect(whole).rejects.toThrow(/savepoint.*part/)
  })
})
