import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { columnTypes } from '../../apps/server/src/db/column-types.ts'
import { isCurrent, migrate } from '../../apps/server/src/db/migrate.ts'
import * as mainLoop from '../../apps/server/src/db/migrations/0001-main-loop.ts'
import { type Database, openDatabase } from '../../apps/server/src/db/open.ts'
import { eachDatabase } from '../support/databases.ts'

const now = 1_700_000_000_000

/** Everything that the schema is made of, as the database tells it, in an order of its own. */
async function schemaOf({ db, kind }: Database): Promise<string[]> {
  const rows =
    kind === 'sqlite'
      ? await sql<{ line: string }>`select type || ' ' || name || ': ' || coalesce(sql, '') as line
          from sqlite_master where name not like 'sqlite_%'`.execute(db)
      : await sql<{ line: string }>`
          select table_name || '.' || column_name || ': ' || data_type || ' ' || is_nullable || ' '
            || coalesce(column_default, '') as line
            from information_schema.columns where table_schema = 'public'
          union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
          union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
            from pg_constraint where connamespace = 'public'::regnamespace
          union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`.execute(
          db,
        )
  return rows.rows.map(({ line }) => line).sort()
}

/** Brings an empty database to where the main loop left it, with somebody who has something of everything. */
async function fillAsAtFirst({ db, kind }: Database): Promise<void> {
  const atFirst = {
    '0001-main-loop': { up: (trx: Kysely<unknown>) => mainLoop.up(trx, columnTypes(kind)) },
  }
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => atFirst },
  }).migrateToLatest()
  expect(error).toBeUndefined()
  await sql`insert into role values ('user', 'user', 0, '["1"]')`.execute(db)
  await sql`insert into ${sql.table('user')} (id, email, username, password_hash, role_key, status, remark,
    balance_cents, port_num, task_number, created_at)
    values ('u1', 'old@example.test', 'Old', 'hash', 'user', 'normal', 'kept', 10037, 5, 1, ${now})`.execute(
    db,
  )
  await sql`insert into idempotency (scope, key, fingerprint, answer, created_at)
    values ('user:u1', 'key', 'f', '{}', ${now})`.execute(db)
}

const databaseAt = (place: { url: string | null; dataDir: string }, name: string) =>
  openDatabase({ url: place.url, file: `${place.dataDir}/${name}.sqlite` })

let fromNothing: Record<string, string[]> = {}

eachDatabase('migrations, from nothing', (place) => {
  test('run once; a second time changes nothing', async () => {
    const database = databaseAt(place, 'nothing')
    try {
      expect(await isCurrent(database)).toBe(false)
      const names = await migrate(database)
      expect(names).toEqual([...names].sort())
      expect(names[0]).toBe('0001-main-loop')
      expect(await isCurrent(database)).toBe(true)
      const schema = await schemaOf(database)
      expect(await migrate(database)).toEqual([])
      expect(await schemaOf(database)).toEqual(schema)
      fromNothing = { ...fromNothing, [place.kind]: schema }
    } finally {
      await database.close()
    }
  })
})

eachDatabase('migrations, from the main loop', (place) => {
  test('keep what was there, and end at the same schema as from nothing', async () => {
    const database = databaseAt(place, 'main-loop')
    try {
      await fillAsAtFirst(database)
      const names = await migrate(database)
      expect(names).not.toContain('0001-main-loop')
      expect(await isCurrent(database)).toBe(true)
      const { db } = database
      expect(await db.selectFrom('user').selectAll().executeTakeFirstOrThrow()).toMatchObject({
        id: 'u1',
        email: 'old@example.test',
        remark: 'kept',
        balance_cents: 10_037,
        port_num: 5,
        created_at: now,
      })
      expect(await db.selectFrom('ledger').select(['tenant_id', 'type', 'after_cents']).execute()).toEqual([
        { tenant_id: 'u1', type: 'opening', after_cents: 10_037 },
      ])
      expect(await db.selectFrom('idempotency').select('key').execute()).toEqual([{ key: 'key' }])
      expect(await db.selectFrom('job_tick').selectAll().execute()).toEqual([])
      expect(fromNothing[place.kind]).not.toBeUndefined()
      expect(await schemaOf(database)).toEqual(fromNothing[place.kind])
    } finally {
      await database.close()
    }
  })
})
