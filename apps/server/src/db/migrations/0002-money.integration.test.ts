import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { bothDatabases } from '../../../../../tests/support/databases.ts'
import { columnTypes } from '../column-types.ts'
import { isMigrated, migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import * as mainLoop from './0001-main-loop.ts'

const now = 1_700_000_000_000

bothDatabases(
  'migration of money',
  (location) => {
    test('balances from before the ledger open it; whoever has none starts empty', async () => {
      const database = openDatabase(location)
      try {
        const { db } = database
        const types = columnTypes(database.kind)
        const atFirst = { '0001-main-loop': { up: (trx: Kysely<unknown>) => mainLoop.up(trx, types) } }
        const { error } = await new Migrator({
          db,
          provider: { getMigrations: async () => atFirst },
        }).migrateTo('0001-main-loop')
        expect(error).toBeUndefined()
        await sql`insert into role values ('user', 'user', 0, '[]')`.execute(db)
        for (const [id, cents] of [
          ['rich', 128_640],
          ['poor', 0],
          ['huge', 900_000_000_000],
        ] as const)
          await sql`insert into ${sql.table('user')} (id, email, username, password_hash, role_key, status, remark,
          balance_cents, port_num, task_number, created_at)
          values (${id}, ${id}, ${id}, '', 'user', 'normal', '', ${cents}, 0, 0, ${now})`.execute(db)

        expect(await migrate(database)).toContain('0002-money')
        expect(await isMigrated(database)).toBe(true)
        const rows = await db.selectFrom('ledger').selectAll().orderBy('id').execute()
        const opening = {
          seq: 1,
          type: 'opening',
          before_cents: 0,
          remark: '',
          order_no: null,
          actor_id: null,
        }
        expect(rows).toMatchObject([
          { ...opening, tenant_id: 'huge', amount_cents: 900_000_000_000, after_cents: 900_000_000_000 },
          { ...opening, tenant_id: 'rich', amount_cents: 128_640, after_cents: 128_640 },
        ])
        expect(await migrate(database)).toEqual([])
        expect(await db.selectFrom('ledger').selectAll().orderBy('id').execute()).toEqual(rows)
      } finally {
        await database.close()
      }
    })
  },
  { empty: true },
)

bothDatabases(
  'migration of money, from nothing',
  (location) => {
    test('an empty database has an empty ledger', async () => {
      const database = openDatabase(location)
      try {
        await migrate(database)
        for (const table of ['ledger', 'price_tier', 'order', 'payment'] as const)
          expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
      } finally {
        await database.close()
      }
    })
  },
  { empty: true },
)
