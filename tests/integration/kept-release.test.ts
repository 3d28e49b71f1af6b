import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { seatLogin } from '@seaport/contract/desk/seat-session'
import { login } from '@seaport/contract/people/session'
import { userInfo } from '@seaport/contract/people/user'
import { getTask, listTasks } from '@seaport/contract/work/task'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isAtThisVersion, migrate } from '../../apps/server/src/db/migrate.ts'
import { type Database, withPatientDatabase } from '../../apps/server/src/db/open.ts'
import { owners } from '../../apps/server/src/db/owners.ts'
import { createDevice, logInByCode } from '../../apps/server/src/test-support/people.ts'
import { startTestServer } from '../../apps/server/src/test-support/test-server.ts'
import { KEPT_SECRET } from '../../scripts/lib/keep-release/databases.ts'
import { root } from '../../scripts/lib/root.ts'
import { bothDatabases, type DatabaseLocation } from '../support/databases.ts'
import { schemaOf } from '../support/schema-of.ts'

const kept = join(root, 'tests/inputs/kept')
const versions = readdirSync(kept)

/** Tables that have no rows in what was kept: a call takes them away again, a job has cleaned them up, or nothing that a call of each endpoint does writes them. */
const EMPTY: Record<string, readonly string[]> = {
  '0.1.0': [
    'email_config',
    'idempotency',
    'network_spend',
    'notification_told',
    'task_repeat_run',
    'webhook_delivery',
  ],
}

async function restoreKept({ url, file }: DatabaseLocation, version: string): Promise<void> {
  if (url === null) {
    writeFileSync(file, gunzipSync(readFileSync(join(kept, version, 'database.sqlite.gz'))))
    return
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(gunzipSync(readFileSync(join(kept, version, 'database.sql.gz'))).toString())
  } finally {
    await client.end()
  }
}

/** @returns how many rows each table of ours has */
async function countsOf({ db }: Database): Promise<Record<string, number>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const counts: Record<string, number> = {}
  for (const name of tables.filter((table) => Object.hasOwn(owners, table))) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
    counts[name] = Number(rows[0]?.n)
  }
  return counts
}

const schemas = new Map<string, string[]>()
bothDatabases(
  'a new database',
  (location) => {
    test('has the schema of this version', async () => {
      await withPatientDatabase(location, async (database) => {
        await migrate(database)
        schemas.set(location.kind, await schemaOf(database))
      })
    })
  },
  { empty: true },
)

test.each(versions)('what %s wrote was kept', (version) => {
  expect(readdirSync(join(kept, version)).toSorted()).toEqual([
    'database.sql.gz',
    'database.sqlite.gz',
    'journal.sqlite',
    'settings.json',
  ])
})

for (const version of versions)
  bothDatabases(
    `the database of ${version}`,
    (location) => {
      let before: Record<string, number>

      test('has rows in every table, and keeps them through the migrations', async () => {
        await restoreKept(location, version)
        await withPatientDatabase(location, async (database) => {
          before = await countsOf(database)
          const empty = Object.keys(before).filter((name) => before[name] === 0)
          expect(empty.toSorted()).toEqual(EMPTY[version] ?? [])
          await migrate(database)
          expect(await isAtThisVersion(database)).toBe(true)
          expect(await countsOf(database)).toMatchObject(before)
        })
      })

      test('has the schema of a new one: a migration that was released never changes', async () => {
        await withPatientDatabase(location, async (database) => {
          const now = await schemaOf(database)
          const fresh = schemas.get(location.kind) ?? []
          const differences = [
            ...fresh.filter((line) => !now.includes(line)).map((line) => `new databases alone have: ${line}`),
            ...now.filter((line) => !fresh.includes(line)).map((line) => `${version} alone has: ${line}`),
          ]
          expect(
            differences,
            `The migrations of ${version} are on people's databases: add a migration to apps/server/src/db/migrate.ts instead of changing one`,
          ).toEqual([])
        })
      })

      test('people, seats, second factors and tasks are served from it', async () => {
        const server = await startTestServer(location, { SEAPORT_SECRET: KEPT_SECRET })
        try {
          const { db } = server.installation.database
          const session = await server.call(login, {
            body: { email: 'demo@seaport.test', password: 'Seaport-demo-1' },
          })
          const demo = { as: async () => ({ token: session.token, user_id: session.user_id }) }
          expect((await server.call(userInfo, {}, demo)).balance).toBe('1286.40')
          const { list, total } = await server.call(listTasks, { query: { page_size: 200 } }, demo)
          const rows = await db
            .selectFrom('task')
            .select('id')
            .where('tenant_id', '=', session.user_id)
            .execute()
          expect([total, rows.length > 50]).toEqual([rows.length, true])
          for (const { id, number } of list.slice(0, 5))
            expect((await server.call(getTask, { params: { id } }, demo)).number).toBe(number)
          const device = await createDevice(server.clock)
          const { seat } = await server.call(
            seatLogin,
            { body: { seat_code: '100001', password: 'Seaport-seat-1', device: device.description } },
            { as: async (method, url) => ({ dpop: await device.prove(method, url) }) },
          )
          expect(seat.allocated).toBe(5)
          // The secret of a second factor is encrypted with that of the installation.
          const { email } = await db
            .selectFrom('user')
            .innerJoin('totp', 'totp.user_id', 'user.id')
            .select('email')
            .where('role_key', '=', 'owner')
            .where('email', 'like', '%@example.test')
            .where('pending_sealed', 'is', null)
            .executeTakeFirstOrThrow()
          await logInByCode(server, { email }, { later: 1 })
        } finally {
          await server.stop()
        }
      })
    },
    { empty: true },
  )
