import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'

/** The texts of all statements that this process sends to a database, each once. */
export interface Recording {
  texts: Set<string>
  stop(): void
}

/** Records at the drivers themselves, so that no statement is missed. */
export function recordStatements(): Recording {
  const texts = new Set<string>()
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
    stop() {
      sqlite.prepare = prepare
      postgres.query = query
    },
  }
}
