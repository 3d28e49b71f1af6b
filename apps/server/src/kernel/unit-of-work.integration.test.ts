import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { type Database, openDatabase } from '../db/open.ts'
import { type UnitOfWork, withTransaction } from './unit-of-work.ts'

bothDatabases('units of work that need each other’s rows', (location) => {
  let database: Database
  beforeAll(async () => {
    database = openDatabase(location)
    await sql`create table thing (name text, n integer)`.execute(database.db)
    await sql`insert into thing values ('one', 0), ('other', 0)`.execute(database.db)
  })
  afterAll(() => database.close())

  const sent: unknown[] = []
  const bus = {
    withCommit: async () => undefined,
    afterCommit: (events: unknown[]) => void sent.push(...events),
  }
  const add = ({ trx }: UnitOfWork, name: string) =>
    sql`update thing set n = n + 1 where name = ${name}`.execute(trx)

  test('wait for each other, and both run once', async () => {
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    let tries = 0
    const work =
      (keys: [string, string], mine: typeof first, others: typeof first) => async (unit: UnitOfWork) => {
        tries += 1
        unit.emit('tenant', { type: 'user' })
        await add(unit, keys[0])
        mine.resolve()
        // On SQLite the second one starts when the first has ended.
        if (location.kind === 'postgres') await others.promise
        await add(unit, keys[1])
      }
    const host = { database, bus, clock: () => 0 } as unknown as Parameters<typeof withTransaction>[0]
    await Promise.all([
      withTransaction(host, work(['one', 'other'], first, second)),
      withTransaction(host, work(['other', 'one'], second, first)),
    ])
    const { rows } = await sql`select n from thing`.execute(database.db)
    expect(rows).toEqual([{ n: 2 }, { n: 2 }])
    expect(sent).toHaveLength(2)
    // On PostgreSQL one of them wins, and the other is retried until it succeeds.
    if (location.kind === 'postgres') expect(tries).toBeGreaterThan(2)
    else expect(tries).toBe(2)
  })
})
