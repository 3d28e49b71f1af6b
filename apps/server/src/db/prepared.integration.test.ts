import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open.ts'
import { prepared } from './prepared.ts'
import type { Db } from './schema.ts'

bothDatabases('prepared statements', (location) => {
  let database: Database
  let built = 0
  const rolesOf = prepared((db: Db, { least, name }: { least: string; name: string }) => {
    built += 1
    return db.selectFrom('role').select(['key', 'name']).where('key', '>=', least).where('name', '=', name)
  })
  beforeAll(async () => {
    database = openDatabase(location)
    await migrate(database)
    const role = (key: string, name: string) => ({ key, name, superuser: 0 as const, keys: '[]' })
    await database.db
      .insertInto('role')
      .values([role('a', 'one'), role('b', 'one'), role('c', 'two')])
      .execute()
  })
  afterAll(() => database.close())

  test('each run has its own values; the statement is built once', async () => {
    expect(await rolesOf(database.db, { least: 'a', name: 'two' })).toEqual([{ key: 'c', name: 'two' }])
    expect(await rolesOf(database.db, { least: 'b', name: 'one' })).toEqual([{ key: 'b', name: 'one' }])
    const [twice, never] = await Promise.all([
      rolesOf(database.db, { least: 'a', name: 'one' }),
      rolesOf(database.db, { least: 'c', name: 'one' }),
    ])
    expect([twice.length, never]).toEqual([2, []])
    expect(built).toBe(1)
  })

  test('within a transaction it sees the transaction’s writes', async () => {
    await database.db.transaction().execute(async (trx) => {
      await trx.insertInto('role').values({ key: 'd', name: 'two', superuser: 0, keys: '[]' }).execute()
      expect(await rolesOf(trx, { least: 'd', name: 'two' })).toHaveLength(1)
    })
    expect(built).toBe(1)
  })
})
