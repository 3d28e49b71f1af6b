import SqliteDatabase from 'better-sqlite3'
import { owners } from '../../db/owners.ts'

/** A row of any table, with the values that SQLite holds. */
export type Row = Readonly<Record<string, unknown>>
/** Rows by table and primary key, in the order in which they were added. */
export type Rows = ReadonlyMap<string, ReadonlyMap<string, Row>>

/** A second connection to the file of a running server, which reads every table of the schema and puts its rows back. */
export interface WholeDatabase {
  read(): Rows
  /** Keeps the current state for `restore`, under a name where there are several. */
  keep(name?: string): void
  /** Puts back what was kept. */
  restore(name?: string): void
  close(): void
}

/**
 * Rows are put back one by one: if the file were put back, every connection would read the schema and prepare its statements again.
 * @param file the server's SQLite file
 */
export function openWholeDatabase(file: string): WholeDatabase {
  const raw = new SqliteDatabase(file)
  raw.pragma('foreign_keys = OFF')
  // They forbid to take rows away again.
  const triggers = raw.prepare(`select name from sqlite_schema where type = 'trigger'`).pluck().all()
  for (const name of triggers) raw.exec(`drop trigger "${name}"`)
  const tables = Object.keys(owners).map((table) => openTable(raw, table))
  const readAll = raw.transaction((): Rows => new Map(tables.map(({ name, read }) => [name, read()])))
  const putBack = raw.transaction((wanted: Rows, found: Rows) => {
    for (const { name, change } of tables) change(found.get(name), wanted.get(name))
  })
  const kept = new Map<string, Rows>()
  /** The rows, and the version of the file that they are of: it changes when another connection writes. */
  let current = { rows: readAll(), version: raw.pragma('data_version', { simple: true }) }
  const read = (): Rows => {
    const version = raw.pragma('data_version', { simple: true })
    if (version !== current.version) current = { rows: readAll(), version }
    return current.rows
  }
  return {
    read,
    keep: (name = 'kept') => void kept.set(name, read()),
    restore(name = 'kept') {
      const [found, wanted] = [read(), kept.get(name)]
      if (!wanted) throw new Error(`Nothing was kept as ${name}`)
      if (found === wanted) return
      putBack.immediate(wanted, found)
      current = { rows: wanted, version: current.version }
    },
    close: () => raw.close(),
  }
}

type TableRows = ReadonlyMap<string, Row>

/** A table with the statements that read it and change rows of it. */
function openTable(raw: SqliteDatabase.Database, table: string) {
  const columns = raw.pragma(`table_info("${table}")`) as { name: string; pk: number }[]
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  const { order, numbered } = orderOf(raw, table)
  const names = [...(numbered ? ['rowid'] : []), ...columns.map(({ name }) => name)]
  const all = raw
    .prepare<[], Record<string, Row>>(
      `select *${numbered ? ', rowid + 0 as number' : ''} from "${table}" order by ${order}`,
    )
    .expand()
  const remove = raw.prepare(
    `delete from "${table}" where ${key.map(({ name }) => `"${name}" = ?`).join(' and ')}`,
  )
  const add = raw.prepare(
    `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map(() => '?').join(', ')})`,
  )
  /** Their place in the order. */
  const numbers = new WeakMap<Row, unknown>()
  return {
    name: table,
    read(): TableRows {
      const rows = new Map<string, Row>()
      for (const { [table]: row = {}, $ } of all.all()) {
        if (numbered) numbers.set(row, $?.number)
        rows.set(JSON.stringify(key.map(({ name }) => plain(row[name]))), row)
      }
      return rows
    },
    /** Makes the rows of the table, which it has, those that it had. */
    change(found: TableRows = new Map(), wanted: TableRows = new Map()): void {
      for (const [id, row] of found)
        if (!isSame(row, wanted.get(id))) remove.run(...key.map(({ name }) => bound(row[name])))
      for (const [id, row] of wanted)
        if (!isSame(row, found.get(id)))
          add.run(
            ...(numbered ? [bound(numbers.get(row))] : []),
            ...columns.map(({ name }) => bound(row[name])),
          )
    },
  }
}

function isSame(row: Row, other: Row | undefined): boolean {
  if (row === other || !other) return row === other
  for (const column in row)
    if (row[column] !== other[column] && plain(row[column]) !== plain(other[column])) return false
  return true
}

/** better-sqlite3 binds every number as a floating one. */
function bound(value: unknown): unknown {
  return Number.isInteger(value) ? BigInt(value as number) : value
}

/** Rows in the order in which they were added; those of a table without row ids by their age, where it is said, and their key. */
function orderOf(raw: SqliteDatabase.Database, table: string): { order: string; numbered: boolean } {
  const created = raw
    .prepare<[string], { sql: string }>('select sql from sqlite_schema where name = ?')
    .get(table)
  if (!created?.sql.includes('without rowid')) return { order: 'rowid', numbered: true }
  const columns = raw.pragma(`table_info("${table}")`) as { name: string; pk: number }[]
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  const age = columns.filter(({ name }) => name === 'expires_at')
  return { order: [...age, ...key].map(({ name }) => `"${name}"`).join(', '), numbered: false }
}

/** @returns a value that compares and prints: bytes as hexadecimal digits */
export function plain(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `0x${value.toString('hex')}` : value
}
