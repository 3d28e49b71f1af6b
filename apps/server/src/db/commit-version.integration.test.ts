import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { type Database, openDatabase } from './open.ts'

bothDatabases('the state of a database', (location) => {
  let here: Database
  let elsewhere: Database
  beforeAll(async () => {
    here = openDatabase(location)
    elsewhere = openDatabase(location)
    await sql`create table thing (n integer)`.execute(here.db)
  })
  afterAll(() => Promise.all([here.close(), elsewhere.close()]))

  const insert = (database: Database) => sql`insert into thing values (1)`.execute(database.db)
  /** Waits for a turn of the event loop, as between requests. */
  const stateHere = async () => {
    await new Promise<void>((done) => setImmediate(done))
    return here.commitVersion()
  }

  test('every commit of any writer changes it', async () => {
    for (const writer of [here, elsewhere, here, elsewhere]) {
      const before = await stateHere()
      await insert(writer)
      expect(await stateHere()).not.toBe(before)
    }
  })

  test('a version read during a transaction does not cover its commit', async () => {
    const before = await stateHere()
    const { promise: asked, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: written, resolve: wrote } = Promise.withResolvers<void>()
    const work = here.db.transaction().execute(async (trx) => {
      await sql`insert into thing values (2)`.execute(trx)
      wrote()
      await asked
    })
    await written
    const meanwhile = await stateHere()
    // A read in turn with the transaction on SQLite, or beside it on PostgreSQL, must not count as later unless it saw the commit.
    const reading = sql<{ n: number }>`select n from thing where n = 2`.execute(here.db)
    goOn()
    await work
    const seen = (await reading).rows.length
    const after = await stateHere()
    expect(after).not.toBe(before)
    if (seen === 0) expect(after).not.toBe(meanwhile)
  })

  if (location.kind === 'sqlite')
    test('it stays the same while nothing is written', async () => {
      await insert(here)
      const before = await stateHere()
      await sql`select n from thing`.execute(here.db)
      await sql`select n from thing`.execute(elsewhere.db)
      expect(await stateHere()).toBe(before)
    })
})
