import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase } from '../../../../tests/support/databases.ts'
import { movedSorting } from './database-version.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

/** Settings of a database, which new connections begin with, as with those of a role. */
async function databaseWith(settings: Record<string, string>) {
  const { url, drop } = await createDatabase()
  const { db, close } = openDatabase({ url, file: '' })
  const name = sql.id(new URL(url).pathname.slice(1))
  for (const [setting, value] of Object.entries(settings))
    await sql`alter database ${name} set ${sql.id(setting)} = ${sql.lit(value)}`.execute(db)
  await close()
  return { url, drop }
}

// open-condo-software/condo#2127, 3scale/zync#177: a timeout of the role ends a migration half-way.
test('a migration runs for as long as it takes, whatever timeouts the database has', async () => {
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const { url, drop } = await databaseWith(Object.fromEntries(limits.map((name) => [name, '10s'])))
  const database = openDatabase({ url, file: '' }, { patient: true })
  try {
    const { rows } = await sql`select name, setting from pg_settings
      where name = any(${[...limits, 'transaction_timeout']}) and setting <> '0'`.execute(database.db)
    expect(rows).toEqual([])
  } finally {
    await database.close()
    await drop()
  }
})

// hasura/graphql-engine#7498, PostgREST/postgrest#2755: under a stricter level, whoever waited for a row's lock is refused with 40001.
test.each([true, false])('transactions are isolated as our locks expect (patient: %s)', async (patient) => {
  const { url, drop } = await databaseWith({ default_transaction_isolation: 'repeatable read' })
  const database = openDatabase({ url, file: '' }, { patient })
  try {
    await sql`create table thing (n integer)`.execute(database.db)
    await sql`insert into thing values (0)`.execute(database.db)
    const { promise: held, resolve: hold } = Promise.withResolvers<void>()
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const first = database.db.transaction().execute(async (trx) => {
      await sql`update thing set n = n + 1`.execute(trx)
      hold()
      await asked
    })
    await held
    const second = database.db.transaction().execute(async (trx) => {
      // The snapshot of a stricter level is taken here.
      await sql`select n from thing`.execute(trx)
      ask()
      await sql`update thing set n = n + 1`.execute(trx)
    })
    await Promise.all([first, second])
    expect((await sql`select n from thing`.execute(database.db)).rows).toEqual([{ n: 2 }])
  } finally {
    await database.close()
    await drop()
  }
})

// Kinto/kinto#440, cachix/devenv#107, ODM2/CZ-Manager#145: a cluster that was set up without a locale.
// A role is often given a schema of its own; the one under which a backup is restored has another, or none.
test.each([true, false])(
  'tables lie where a backup of any other role has them (patient: %s)',
  async (patient) => {
    const { url, drop } = await databaseWith({ search_path: 'elsewhere, public' })
    const database = openDatabase({ url, file: '' }, { patient })
    try {
      await sql`create schema elsewhere`.execute(database.db)
      await sql`create table thing (n integer)`.execute(database.db)
      const { rows } = await sql`select schemaname from pg_tables where tablename = 'thing'`.execute(
        database.db,
      )
      expect(rows).toEqual([{ schemaname: 'public' }])
    } finally {
      await database.close()
      await drop()
    }
  },
)

test.each(['SQL_ASCII', 'LATIN1'])(
  'a database in %s is refused with the way to make one',
  async (encoding) => {
    const { url, drop } = await createDatabase()
    const name = `${new URL(url).pathname.slice(1)}_encoded`
    const maker = openDatabase({ url, file: '' })
    await sql`create database ${sql.id(name)} template template0 encoding ${sql.lit(encoding)}`.execute(
      maker.db,
    )
    const database = openDatabase({
      url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
      file: '',
    })
    try {
      await expect(migrate(database)).rejects.toThrow(
        `The database has the encoding ${encoding}, in which not every text can be stored. Make another one: create database … template template0 encoding 'UTF8'`,
      )
    } finally {
      await database.close()
      await sql`drop database ${sql.id(name)}`.execute(maker.db)
      await maker.close()
      await drop()
    }
  },
)

// solidtime-io/solidtime#862, manyfold3d/manyfold#7130: Debian or an image of PostgreSQL is upgraded below the same data.
test('a library that sorts otherwise than the one that the indexes were built with is noticed', async () => {
  const { url, drop } = await createDatabase({
    name: 'sorted',
    locale: 'und',
    prepare: async () => undefined,
  })
  const database = openDatabase({ url, file: '' })
  try {
    expect(await movedSorting(database)).toBeNull()
    await sql`update pg_database set datcollversion = '2.31' where datname = current_database()`.execute(
      database.db,
    )
    expect(await movedSorting(database)).toBe(new URL(url).pathname.slice(1))
  } finally {
    await database.close()
    await drop()
  }
})
