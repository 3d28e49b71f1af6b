import SqliteDatabase from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { expect, test } from 'vitest'
import { databaseVersion } from './database-version.ts'
import type { Database } from './open.ts'

test.each([
  ['15.8 (Debian 15.8-1.pgdg120+1)', '15.8', 15],
  ['18beta1', '18beta1', 18],
  ['9.6.24', '9.6.24', 9],
])('a server that says %s has the version %s', async (says, version, major) => {
  const database = new SqliteDatabase(':memory:')
  database.function('current_setting', (name) => (name === 'server_version' ? says : null))
  const db = new Kysely({ dialect: new SqliteDialect({ database }) }) as unknown as Database['db']
  const known = { name: 'PostgreSQL', version, major, isServer: true }
  expect(await databaseVersion({ db, kind: 'postgres' } as Database)).toEqual(known)
  await db.destroy()
})
