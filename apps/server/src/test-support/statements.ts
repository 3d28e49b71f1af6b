import SqliteDatabase from 'better-sqlite3'
import { type CompiledQuery, DefaultQueryExecutor } from 'kysely'
import pg from 'pg'

/** The texts of all statements that this process sends to a database, each once. */
export interface Recording {
  texts: Set<string>
  /** The queries of SQLite among them, with the number of rows that each reads at most. */
  bounded: Set<string>
  stop(): void
}

/** Records at the drivers themselves, so that no statement is missed. */
export function recordStatements(): Recording {
  const texts = new Set<string>()
  const bounded = new Set<string>()
  const executor = DefaultQueryExecutor.prototype
  const { executeQuery } = executor
  executor.executeQuery = function (this: DefaultQueryExecutor, ...given: Parameters<typeof executeQuery>) {
    bounded.add(withBounds(given[0]))
    return executeQuery.apply(this, given)
  } as typeof executeQuery
  const sqlite = SqliteDatabase.prototype
  const { prepare } = sqlite
  sqlite.prepare = function (this: SqliteDatabase.Database, text: string) {
    texts.add(text)
    return prepare.call(this, text)
  } as typeof prepare
  const postgres = pg.Client.prototype
  const { query } = postgres
  postgres.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }]
    const text = typeof first === 'string' ? first : first?.text
    if (text) texts.add(text)
    return (query as (...args: unknown[]) => unknown).apply(this, given)
  } as typeof query
  return {
    texts,
    bounded,
    stop() {
      executor.executeQuery = executeQuery
      sqlite.prepare = prepare
      postgres.query = query
    },
  }
}

/** @returns the text with the values of its limits, except where a page is read: those are as long as the call says */
function withBounds({ sql, parameters }: CompiledQuery): string {
  let position = 0
  return sql.replaceAll(/limit \?(?! offset)|\?/g, (hole) => {
    const value = parameters[position]
    position += 1
    return hole === '?' ? hole : `limit ${value}`
  })
}
