import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  ageOf,
  isAtThisVersion,
  isMigrated,
  lastMigration,
  migrate,
} from '../../apps/server/src/db/migrate.ts'
import type { Migration } from '../../apps/server/src/db/migrations/migration.ts'
import { type Database, openDatabase } from '../../apps/server/src/db/open.ts'
import { owners } from '../../apps/server/src/db/owners.ts'
import { newUser } from '../../apps/server/src/modules/people/user/user.public.ts'
import { bothDatabases } from '../support/databases.ts'
import { schemaOf } from '../support/schema-of.ts'

/** An invented next migration: adds a column, fills it from another one, and replaces an index. */
const nickname: Migration = async (db) => {
  await sql`alter table role add column nickname text not null default ''`.execute(db)
  await sql`update role set nickname = upper(name)`.execute(db)
  await sql`drop index user_role`.execute(db)
  await sql`create index user_role on ${sql.table('user')} (role_key, id)`.execute(db)
}

/** Changes the schema and data, then fails. */
const failing: Migration = async (db, types) => {
  await nickname(db, types)
  await sql`delete from role`.execute(db)
  throw new Error('This migration fails')
}

const databaseAt = (location: { url: string | null; dataDir: string }) =>
  openDatabase({ url: location.url, file: `${location.dataDir}/migrations.sqlite` })

/** @returns the same database, and how many statements ran through it */
function countStatements(database: Database) {
  let count = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { counted: { ...database, db: database.db.withPlugin(counter) }, statements: () => count }
}

bothDatabases(
  'migrations of an empty database',
  (location) => {
    test('make every table, once; a second run changes nothing and asks twice', async () => {
      const database = databaseAt(location)
      try {
        expect(await isMigrated(database)).toBe(false)
        expect(await migrate(database)).toEqual([
          '0100-baseline',
          '0110-script-networks',
          '0111-seat-code-order',
          '0112-wide-numbers',
          '0113-notices-by-session',
          '0114-code-askers',
          '0115-roles-of-removed',
          '0116-secret-mark',
          '0117-gifted-mailbox',
          '0118-old-webhook-secret',
          '0119-email-config-change',
          '0120-guard-change',
        ])
        expect(await isAtThisVersion(database)).toBe(true)
        const schema = await schemaOf(database)
        const tables = schema.flatMap((line) => /^table (\w+)/.exec(line)?.[1] ?? [])
        expect(tables.filter((name) => !name.startsWith('kysely_'))).toEqual(Object.keys(owners).sort())
        const { counted, statements } = countStatements(database)
        expect(await migrate(counted)).toEqual([])
        expect(statements()).toBe(2)
        expect(await schemaOf(database)).toEqual(schema)
      } finally {
        await database.close()
      }
    })
  },
  { empty: true },
)

bothDatabases(
  'migrations of a database in use',
  (location) => {
    test('a later one keeps the rows; a failing one leaves everything unchanged', async () => {
      const database = databaseAt(location)
      const { db } = database
      try {
        await migrate(database)
        await db
          .insertInto('role')
          .values({ key: 'user', name: 'user', superuser: 0, keys: '["1"]' })
          .execute()
        const schema = await schemaOf(database)
        await expect(migrate(database, { '0999-failing': failing })).rejects.toThrow('This migration fails')
        expect(await schemaOf(database)).toEqual(schema)
        expect(await isAtThisVersion(database)).toBe(true)

        expect(await migrate(database, { '0999-nickname': nickname })).toEqual(['0999-nickname'])
        const { rows } = await sql`select * from role`.execute(db)
        expect(rows).toEqual([
          { key: 'user', name: 'user', sort_name: '', superuser: 0, keys: '["1"]', nickname: 'USER' },
        ])
        expect(await lastMigration(database)).toBe('0999-nickname')
      } finally {
        await database.close()
      }
    })

    test('removed administrators keep no role of their own', async () => {
      const database = databaseAt(location)
      const { db } = database
      try {
        await sql`delete from kysely_migration where name >= '0115'`.execute(db)
        await sql`drop table secret_mark`.execute(db)
        await sql`drop table gifted_mailbox`.execute(db)
        await sql`alter table webhook drop column old_secret_sealed`.execute(db)
        await sql`alter table webhook drop column old_secret_until`.execute(db)
        await sql`alter table email_config drop column updated_at`.execute(db)
        await sql`alter table guard add column changed_at bigint not null default 0`.execute(db)
        for (const key of ['admin', 'night-shift'])
          await db.insertInto('role').values({ key, name: key, superuser: 1, keys: '[]' }).execute()
        for (const [email, deleted_at] of [
          ['here@example.test', null],
          ['gone@example.test', 1],
        ] as const) {
          const given = { email, username: 'A', password_hash: '', role_key: 'night-shift' }
          await db
            .insertInto('user')
            .values({ ...newUser(0, given), deleted_at })
            .execute()
        }
        expect(await migrate(database)).toEqual([
          '0115-roles-of-removed',
          '0116-secret-mark',
          '0117-gifted-mailbox',
          '0118-old-webhook-secret',
          '0119-email-config-change',
          '0120-guard-change',
        ])
        const users = await db.selectFrom('user').select(['email', 'role_key']).orderBy('email').execute()
        expect(users).toEqual([
          { email: 'gone@example.test', role_key: 'admin' },
          { email: 'here@example.test', role_key: 'night-shift' },
        ])
        await sql`insert into kysely_migration values ('0999-nickname', '')`.execute(db)
      } finally {
        await database.close()
      }
    })

    test('one of a newer version is refused by name, though its database can be served', async () => {
      const database = databaseAt(location)
      try {
        await expect(migrate(database)).rejects.toThrow('used by a newer Seaport (0999-nickname)')
        expect([await isMigrated(database), await isAtThisVersion(database)]).toEqual([true, false])
      } finally {
        await database.close()
      }
    })
  },
  { empty: true },
)

bothDatabases(
  'migrations of a database from before the baseline',
  (location) => {
    test('are refused in words, and change nothing', async () => {
      const database = databaseAt(location)
      try {
        await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255))`.execute(
          database.db,
        )
        await sql`insert into kysely_migration values ('0001-main-loop', ''), ('0089-factor-change', '')`.execute(
          database.db,
        )
        const schema = await schemaOf(database)
        await expect(migrate(database)).rejects.toThrow(
          'made before the baseline of Seaport 1.0 (0089-factor-change)',
        )
        expect(await schemaOf(database)).toEqual(schema)
      } finally {
        await database.close()
      }
    })
  },
  { empty: true },
)

test.each([
  ['0001-main-loop', 'before the baseline'],
  ['0089-factor-change', 'before the baseline'],
  ['0100-baseline', 'known'],
  ['0999-nickname', 'newer'],
])('%s is %s', (name, age) => {
  expect(ageOf(name)).toBe(age)
})
