import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createDatabase } from '../../../../tests/support/databases.ts'
import { keepPlan, nameKept, runKept } from './kept-plans.ts'
import { openDatabase } from './open.ts'

test('a connection keeps the plans of the statements that ask for it, and of no others', async () => {
  const { url, drop } = await createDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  nameKept(pool)
  try {
    await pool.query('create table harbor (id integer, name text)')
    const kept = 'select name from harbor where id = $1'
    const whole = 'select * from harbor where id = $1'
    for (const text of [kept, whole]) keepPlan(text)
    for (const id of [1, 2]) for (const text of [kept, whole]) await pool.query(text, [id])
    await pool.query('select count(*) from harbor where id = $1', [1])
    const { rows } = await pool.query(
      'select statement, generic_plans + custom_plans as runs from pg_prepared_statements',
    )
    expect(rows).toEqual([{ statement: kept, runs: '2' }])
    // A plan that is kept goes on when a migration adds a column.
    await pool.query('alter table harbor add column since integer')
    for (const text of [kept, whole]) expect((await pool.query(text, [1])).rows).toEqual([])
  } finally {
    await pool.end()
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
