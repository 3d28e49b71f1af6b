import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase } from '../../../../tests/support/databases.ts'
import type { EventBus } from '../kernel/event-bus.ts'
import { withTransaction } from '../kernel/unit-of-work.ts'
import { keepPlan, runKept } from './kept-plans.ts'
import { openDatabase } from './open.ts'
import { sessionLimits } from './session-limits.ts'

const silentBus = { withCommit: async () => undefined, afterCommit: () => undefined } as unknown as EventBus

test('a connection has its limits of time, and caches the plans of marked statements only', async () => {
  const { url, drop } = await createDatabase()
  const database = openDatabase({ url, file: '' })
  try {
    await database.db.connection().execute(async (db) => {
      const ask = async <Row>(text: string, values: unknown[] = []) =>
        (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
      const limits = Object.fromEntries(Object.entries(sessionLimits).map(([name, ms]) => [name, String(ms)]))
      const settings = await ask<{ name: string; setting: string }>(
        'select name, setting from pg_settings where name = any($1)',
        [Object.keys(limits)],
      )
      expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual(limits)
      await ask('create table harbor (id integer, name text)')
      const kept = 'select name from harbor where id = $1'
      const whole = 'select * from harbor where id = $1'
      for (const text of [kept, whole]) keepPlan(text)
      for (const id of [1, 2]) for (const text of [kept, whole]) await ask(text, [id])
      await ask('select count(*) from harbor where id = $1', [1])
      const rows = await ask(
        'select statement, generic_plans + custom_plans as runs from pg_prepared_statements',
      )
      expect(rows).toEqual([{ statement: kept, runs: 2 }])
      // A cached plan survives a migration that adds a column.
      await ask('alter table harbor add column since integer')
      for (const text of [kept, whole]) expect(await ask(text, [1])).toEqual([])
    })
  } finally {
    await database.close()
    await drop()
  }
})

test('a cached plan whose result type changed fails its connection, and the retry has a new one', async () => {
  const { url, drop } = await createDatabase()
  const database = openDatabase({ url, file: '' })
  try {
    const { db } = database
    const ask = sql<{ number: number }>`select number from harbor`.compile(db)
    await sql`create table harbor (number integer)`.execute(db)
    await sql`insert into harbor values (7)`.execute(db)
    expect((await runKept(db, ask)).rows).toEqual([{ number: 7 }])
    await sql`alter table harbor alter column number type bigint`.execute(db)
    await sql`update harbor set number = 3000000000`.execute(db)
    let attempts = 0
    const host = { database, bus: silentBus, clock: Date.now }
    const { rows } = await withTransaction(host, ({ trx }) => {
      attempts += 1
      return runKept(trx, ask)
    })
    expect({ rows, attempts }).toEqual({ rows: [{ number: 3_000_000_000 }], attempts: 2 })
  } finally {
    await database.close()
    await drop()
  }
})

test('a cached statement uses its own values in each run', async () => {
  const { url, drop } = await createDatabase()
  const database = openDatabase({ url, file: '' })
  try {
    const { db } = database
    for (const value of ['one', 'two']) {
      const { rows } = await runKept(
        db,
        sql<{ value: string }>`select cast(${value} as text) as value`.compile(db),
      )
      expect(rows).toEqual([{ value }])
    }
  } finally {
    await database.close()
    await drop()
  }
})
