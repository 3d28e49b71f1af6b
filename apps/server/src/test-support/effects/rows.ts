import SqliteDatabase from 'better-sqlite3'
import { owners } from '../../db/owners.ts'

/** A row of any table, with the values that SQLite holds. */
export type Row = Readonly<Record<string, unknown>>
/** Rows by table and primary key, in the order in which they were added. */
export type Rows = ReadonlyMap<string, ReadonlyMap<string, Row>>

/** A second connection to the file of a running server, which reads every table of the schema and puts the file back. */
export interface WholeDatabase {
  read(): Rows
  /** Keeps the current state for `restore`, under a name where there are several. */
  keep(name?: string): Promise<void>
  /** Puts back what was kept, unless nothing was written since. */
  restore(name?: string): Promise<void>
  close(): void
}

/** @param file the server's SQLite file */
export function openWholeDatabase(file: string): WholeDatabase {
  const raw = new SqliteDatabase(file)
  const kept = (name = 'kept') => `${file}.${name}`
  /** The kept state that the file has, while no other connection writes. */
  let current = { name: '', version: 0 }
  const version = () => Number(raw.pragma('data_version', { simple: true }))
  const tables = Object.keys(owners).map((table) => {
    const columns = raw.pragma(`table_info("${table}")`) as { name: string; pk: number }[]
    const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
    return {
      table,
      key: key.map(({ name }) => name),
      all: raw.prepare(`select * from "${table}" order by ${orderOf(raw, table)}`),
    }
  })
  return {
    read: () =>
      new Map(
        tables.map(({ table, key, all }) => [
          table,
          new Map(
            (all.all() as Row[]).map((row) => [JSON.stringify(key.map((name) => plain(row[name]))), row]),
          ),
        ]),
      ),
    async keep(name) {
      await raw.backup(kept(name))
      current = { name: kept(name), version: version() }
    },
    async restore(name) {
      if (current.name === kept(name) && current.version === version()) return
      const source = new SqliteDatabase(kept(name), { readonly: true })
      await source.backup(file)
      source.close()
      current = { name: kept(name), version: version() }
    },
    close: () => raw.close(),
  }
}

/** Rows in the order in which they were added; those of a table without row ids by their age, where it is said, and their key. */
function orderOf(raw: SqliteDatabase.Database, table: string): string {
  const created = raw
    .prepare<[string], { sql: string }>('select sql from sqlite_schema where name = ?')
    .get(table)
  if (!created?.sql.includes('without rowid')) return 'rowid'
  const columns = raw.pragma(`table_info("${table}")`) as { name: string; pk: number }[]
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  const age = columns.filter(({ name }) => name === 'expires_at')
  return [...age, ...key].map(({ name }) => `"${name}"`).join(', ')
}

/** @returns a value that compares and prints: bytes as hexadecimal digits */
export function plain(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `0x${value.toString('hex')}` : value
}
