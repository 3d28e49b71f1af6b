/** Bare SQL through the databases' own drivers: the baseline for what the server's layers add. */
import Database from 'better-sqlite3'
import pg from 'pg'
import { SYNCHRONOUS } from '../../../apps/server/src/db/durability.ts'

/** A row, or the parameters of a statement. */
export type Values = readonly (string | number | Buffer | null | readonly string[])[]

/** Types of the values on PostgreSQL, where many rows go in one statement. */
export type ColumnType = 'text' | 'bytea' | 'bigint' | 'integer'

export interface RawDatabase {
  /** Adds the rows to several tables, in one transaction. */
  insert(tables: readonly RawRows[]): Promise<void>
  /** Runs statements in one transaction. Parameters are written `?`. */
  run(statements: readonly { readonly sql: string; readonly values: Values }[]): Promise<void>
  close(): Promise<void>
}

/** Rows for one table. */
export interface RawRows {
  readonly table: string
  readonly columns: Readonly<Record<string, ColumnType>>
  readonly rows: readonly Values[]
}

export function openRaw(where: { url: string | null; file: string }): Promise<RawDatabase> {
  return where.url ? openPostgres(where.url) : Promise.resolve(openSqlite(where.file))
}

/** As durable as the server's own connection. */
function openSqlite(file: string): RawDatabase {
  const db = new Database(file)
  db.pragma(`synchronous = ${SYNCHRONOUS}`)
  const prepared = new Map<string, Database.Statement>()
  const prepare = (sql: string) => {
    const known = prepared.get(sql) ?? db.prepare(sql)
    prepared.set(sql, known)
    return known
  }
  const insert = db.transaction((tables: readonly RawRows[]) => {
    for (const { table, columns, rows } of tables) {
      const names = Object.keys(columns)
      const statement = prepare(
        `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      )
      for (const row of rows) statement.run(...row)
    }
  })
  const run = db.transaction((statements: Parameters<RawDatabase['run']>[0]) => {
    for (const { sql, values } of statements) {
      const statement = prepare(sql)
      if (statement.reader) statement.all(...values)
      else statement.run(...values)
    }
  })
  return {
    insert: async (tables) => insert.immediate(tables),
    run: async (statements) => run.immediate(statements),
    close: async () => void db.close(),
  }
}

async function openPostgres(connectionString: string): Promise<RawDatabase> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const inTransaction = async (work: () => Promise<void>) => {
    await client.query('begin')
    await work()
    await client.query('commit')
  }
  return {
    insert: (tables) =>
      inTransaction(async () => {
        for (const { table, columns, rows } of tables) {
          const names = Object.keys(columns)
          const arrays = Object.values(columns).map((type, at) => `$${at + 1}::${type}[]`)
          await client.query({
            name: table,
            text: `insert into ${table} (${names.join(', ')}) select * from unnest(${arrays.join(', ')})`,
            values: names.map((_, at) => rows.map((row) => row[at])),
          })
        }
      }),
    run: (statements) =>
      inTransaction(async () => {
        for (const { sql, values } of statements) {
          let at = 0
          const text = sql.replaceAll('?', () => `$${++at}`)
          await client.query({ name: sql.slice(0, 60), text, values: [...values] })
        }
      }),
    close: () => client.end(),
  }
}
