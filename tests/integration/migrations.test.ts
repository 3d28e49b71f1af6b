import { statMeasures } from '@seaport/contract/work/stats'
import type { StatCounts } from '@seaport/contract/work/stats.schema'
import { type Kysely, type KyselyPlugin, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { columnTypes } from '../../apps/server/src/db/column-types.ts'
import { isMigrated, migrate } from '../../apps/server/src/db/migrate.ts'
import * as mainLoop from '../../apps/server/src/db/migrations/0001-main-loop.ts'
import { type Database, openDatabase } from '../../apps/server/src/db/open.ts'
import { openEventBus } from '../../apps/server/src/kernel/event-bus.ts'
import { openLog } from '../../apps/server/src/kernel/log.ts'
import { ensureStats } from '../../apps/server/src/modules/work/stats/stats.public.ts'
import { bothDatabases } from '../support/databases.ts'

const now = 1_700_000_000_000
const HOUR = 60 * 60 * 1000

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
  await sql`insert into seat (id, tenant_id, seat_code, name, password_hash, allocated, enabled, remark, created_at)
    values ('s1', 'u1', '100001', 'Seat', 'hash', 5, 1, '', ${now})`.execute(db)
  await sql`insert into account (id, tenant_id, network, handle_key, account, nickname, type, import_type, imported_at,
    availability, unblock_count, login_status, seat_id, time_zone)
    values ('a1', 'u1', 'x_sandbox', 'a', 'a', '', 'promotion', 'manual', ${now}, 'normal', 0, 'logged_out', 's1', 'UTC')`.execute(
    db,
  )
  for (const [number, status, ended] of [
    [1, 'completed', now + HOUR],
    [2, 'error', now + 2 * HOUR],
    [3, 'queued', null],
  ] as const)
    await sql`insert into task (id, tenant_id, number, name, kind, network, executor, status, work, account_id, seat_id, created_by, created_at,
      ended_at, target_count, actual_count, pages, fence, seq)
      values (${`t${number}`}, 'u1', ${number}, 'Old', 'collect_likers', 'x_sandbox', 'api', ${status}, '{}', 'a1', 's1', 'seat', ${now},
      ${ended}, 10, 0, 0, 1, 1)`.execute(db)
  const [one, two] = [Buffer.alloc(16, 1), Buffer.alloc(16, 2)]
  for (const key of [one, two])
    await sql`insert into resource (key, tenant_id, network, kind, external_id, url, handle, name, content, first_seen_at, seen_at, task_count)
      values (${key}, 'u1', 'x_sandbox', 'liker', ${String(key[0])}, '', 'h', 'N', '', ${now}, ${now}, 1)`.execute(
      db,
    )
  // The second task saw one of the two again; a third, which is deleted, saw it too.
  for (const [task, key, seen] of [
    ['t1', one, now],
    ['t1', two, now],
    ['t2', one, now + HOUR],
    ['deleted', one, now + HOUR],
  ] as const)
    await sql`insert into sighting (task_id, resource_key, account_id, source, seen_at) values (${task}, ${key}, 'a1', '', ${seen})`.execute(
      db,
    )
  await sql`insert into idempotency (scope, key, fingerprint, answer, created_at)
    values ('user:u1', 'key', 'f', '{}', ${now})`.execute(db)
}

/** A row of the statistics of the old tasks. */
function statAt(moment: number, counts: Partial<StatCounts>) {
  const key = { tenant_id: 'u1', seat_id: 's1', kind: 'collect_likers' }
  const nothing = Object.fromEntries(statMeasures.map((name) => [name, 0]))
  return { ...key, quarter: Math.floor(moment / (15 * 60 * 1000)), ...nothing, ...counts }
}

const databaseAt = (location: { url: string | null; dataDir: string }, name: string) =>
  openDatabase({ url: location.url, file: `${location.dataDir}/${name}.sqlite` })

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

let fromNothing: Record<string, string[]> = {}

bothDatabases(
  'migrations, from nothing',
  (location) => {
    test('run once; a second time changes nothing', async () => {
      const database = databaseAt(location, 'nothing')
      try {
        expect(await isMigrated(database)).toBe(false)
        const names = await migrate(database)
        expect(names).toEqual([...names].sort())
        expect(names[0]).toBe('0001-main-loop')
        expect(await isMigrated(database)).toBe(true)
        const schema = await schemaOf(database)
        expect(await migrate(database)).toEqual([])
        expect(await schemaOf(database)).toEqual(schema)
        const { counted, statements } = countStatements(database)
        expect(await migrate(counted)).toEqual([])
        expect(await isMigrated(counted)).toBe(true)
        expect(statements()).toBe(4)
        await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(
          database.db,
        )
        await expect(migrate(database)).rejects.toThrow('9999-later')
        expect(await isMigrated(database)).toBe(true)
        fromNothing = { ...fromNothing, [location.kind]: schema }
      } finally {
        await database.close()
      }
    })
  },
  { empty: true },
)

bothDatabases(
  'migrations, from the main loop',
  (location) => {
    test('keep what was there, and end at the same schema as from nothing', async () => {
      const database = databaseAt(location, 'main-loop')
      try {
        await fillAsAtFirst(database)
        const names = await migrate(database)
        expect(names).not.toContain('0001-main-loop')
        expect(await isMigrated(database)).toBe(true)
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
        expect(await db.selectFrom('stat').selectAll().execute()).toEqual([])
        const host = { database, bus: await openEventBus(database, openLog('silent')), clock: () => now }
        try {
          // At the start of a server; a second one changes nothing.
          for (const _ of [1, 2]) {
            await ensureStats(host)
            const stats = db.selectFrom('stat').selectAll().orderBy('quarter')
            expect(await stats.execute()).toEqual([
              statAt(now, { tasks_created: 3, collected_new: 2 }),
              statAt(now + HOUR, { tasks_completed: 1, collected_known: 1 }),
              statAt(now + 2 * HOUR, { tasks_error: 1 }),
            ])
          }
        } finally {
          await host.bus.close()
        }
        expect(await db.selectFrom('job_tick').selectAll().execute()).toEqual([])
        expect(fromNothing[location.kind]).not.toBeUndefined()
        expect(await schemaOf(database)).toEqual(fromNothing[location.kind])
      } finally {
        await database.close()
      }
    })
  },
  { empty: true },
)
