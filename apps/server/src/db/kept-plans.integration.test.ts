import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase } from '../../../../tests/support/databases.ts'
import { keepPlan, runKept } from './kept-plans.ts'
import { openDatabase } from './open.ts'

test('a connection keeps the plans of the statements that ask for it, and of no others', async () => {
  const { url, drop } = await createDatabase()
  const database = openDatabase({ url, file: '' })
  try {
    await database.db.connection().execute(async (db) => {
      const ask = async <Row>(text: string, values: unknown[] = []) =>
        (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
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

test('what runs kept has its own values each time', async () => {
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
