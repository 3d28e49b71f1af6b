import type { OperationNode, SelectQueryNode } from 'kysely'
import { vi } from 'vitest'
import type * as dialect from '../../db/dialect.ts'
import type { Db } from '../../db/schema.ts'

/** Locks that were asked for since `listenForLocks`, in their order. */
let asked: string[] = []

/** The dialect's own locks, noted, for `vi.mock`: on SQLite they are nothing. */
export function notedDialect(original: typeof dialect): typeof dialect {
  return {
    ...original,
    async lockName(inTransaction, name, mode) {
      asked.push(`"${name}" ${mode}`)
      await original.lockName(inTransaction, name, mode)
    },
    async lockTable(inTransaction, table) {
      asked.push(`all of ${table}`)
      await original.lockTable(inTransaction, table)
    },
  }
}

/** Statements that lock rows are noted as they are written: SQLite leaves the locks out when it compiles them. */
const WORDS = { forUpdate: 'rows of', forKeyShare: 'keys of' } as const

/** Notes the locks that are asked for while something is done. @returns them in their order, each once */
export async function listenForLocks<Result>(
  db: Db,
  act: () => Promise<Result>,
): Promise<{ result: Result; locks: string[] }> {
  const builder = Object.getPrototypeOf(db.selectFrom('user')) as Record<
    keyof typeof WORDS | 'skipLocked',
    (...tables: unknown[]) => unknown
  > & { toOperationNode(): OperationNode }
  asked = []
  const spies = Object.entries(WORDS).map(([method, word]) => {
    const name = method as keyof typeof WORDS
    const original = builder[name]
    return vi.spyOn(builder, name).mockImplementation(function (this: typeof builder, ...tables) {
      asked.push(`${word} ${rowsOf(this.toOperationNode(), tables)}`)
      return original.apply(this, tables)
    })
  })
  const { skipLocked } = builder
  const skips = vi.spyOn(builder, 'skipLocked').mockImplementation(function (this: typeof builder) {
    // It follows the lock that it is about. How claims choose rows depends on what is under way at the moment.
    asked.push(`${asked.pop()?.replace(/ by .*/, '')} that are free`)
    return skipLocked.apply(this)
  })
  try {
    const result = await act()
    return { result, locks: [...new Set(asked)] }
  } finally {
    for (const spy of [...spies, skips]) spy.mockRestore()
  }
}

/** @returns the table whose rows a statement locks, and the columns by which it chooses them */
function rowsOf(node: OperationNode, tables: readonly unknown[]): string {
  const { from, where } = node as SelectQueryNode
  const named = (part: unknown, kind: string) =>
    JSON.stringify(part ?? null).matchAll(
      new RegExp(`"kind":"${kind}",[^[]*?"kind":"IdentifierNode","name":"(\\w+)"`, 'g'),
    )
  const [table] = tables.length > 0 ? tables : [...named(from, 'TableNode')].map(([, name]) => name)
  const columns = new Set([...named(where, 'ColumnNode')].map(([, name]) => name))
  return columns.size === 0 ? String(table) : `${table} by ${[...columns].join(' and ')}`
}
