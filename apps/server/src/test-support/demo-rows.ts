import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { openWholeDatabase, type Row } from './effects/rows.ts'
import { Symbols } from './effects/symbols.ts'
import type { TestServer } from './test-server.ts'

/** Rows of a table that are told one by one; of more, each column is summed up. */
const MAX_ROWS = 100
/** Values of a column that are told one by one; of more, the least, the largest and those between. */
const MAX_VALUES = 8
/** How small a picture becomes depends on the machine. */
const OF_THE_MACHINE = ['size']

/**
 * @param location of the server's SQLite database
 * @returns the rows of every table, a row or the column of a large table a line; what is not said of a row is null
 */
export function demoRows(
  { installation, clock, url }: TestServer,
  location: { file: string; dataDir: string },
): string[] {
  const file = join(location.dataDir, 'read.sqlite')
  new SqliteDatabase(location.file).exec(`vacuum into '${file}'`).close()
  const database = openWholeDatabase(file)
  const tables = database.read()
  database.close()
  const { secret, env } = installation
  const fixed = [[url, '<server>'] as const, [env.sandboxUrl ?? '', '<sandbox>'] as const]
  const symbols = new Symbols({ secret, now: clock.now(), fixed: fixed.filter(([text]) => text !== '') })
  symbols.nameRows(tables, '@')
  return [...tables].flatMap(([table, byKey]) => {
    const rows = [...byKey.values()]
    if (rows.length === 0) return []
    const told =
      rows.length > MAX_ROWS
        ? columns(rows, symbols)
        : [...byKey].map(([key, row]) => {
            const name = symbols.rowName(table, key)
            return `${name}: ${members(row, symbols, name)}`
          })
    return [`== ${table}, ${rows.length}`, ...told, '']
  })
}

function members(row: Row, symbols: Symbols, name: string): string {
  return Object.entries(row)
    .filter(([column, value]) => value !== null && !OF_THE_MACHINE.includes(column))
    .map(([column, value]) => [column, symbols.cell(column, value, row)] as const)
    .filter(([, shown]) => shown !== `<${name}>`)
    .map((shown) => shown.join(' '))
    .join(', ')
}

function columns(rows: readonly Row[], symbols: Symbols): string[] {
  return Object.keys(rows[0] ?? {}).map((column) => {
    const sorted = rows.toSorted((a, b) => compare(a[column], b[column]))
    const shown = sorted.map((row) => symbols.cell(column, row[column], row))
    const counts = Map.groupBy(shown, (value) => value)
    const told =
      counts.size <= MAX_VALUES
        ? [...counts].map(([value, { length }]) => `${value} × ${length}`).join(', ')
        : `${counts.size} values: ${quarters(shown).join(' … ')}`
    return `    ${column} = ${told}`
  })
}

function quarters(values: readonly string[]): unknown[] {
  return [0, 1, 2, 3, 4].map((part) => values[Math.floor(((values.length - 1) * part) / 4)])
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : Number(String(a) > String(b))
}
