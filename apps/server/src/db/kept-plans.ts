import type { CompiledQuery, QueryResult } from 'kysely'
import type { Db, Trx } from './schema.ts'

/** Each connection keeps a plan for each of them; what comes after is planned anew each time, as everything else is. */
const MOST_KEPT = 500

/** Names of the statements whose plans are kept, by their text. */
const names = new Map<string, string>()

/**
 * Lets PostgreSQL keep the plan of a statement, which costs two to four times what running one by key does. For statements that are asked by key alone: whatever their
 * values are, one plan suits them. One that selects `*` is left out, since a plan that is kept fails when a migration adds a column.
 */
export function keepPlan(text: string): void {
  if (names.has(text) || names.size >= MOST_KEPT || /(^|[\s.])\*/.test(text)) return
  names.set(text, `kept_${names.size}`)
}

/** Runs a statement whose plan is kept. */
export function runKept<Row>(db: Db | Trx, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  keepPlan(query.sql)
  return db.executeQuery(query)
}

/** @returns the row of a statement that has one. */
export function firstOf<Row>({ rows: [row] }: QueryResult<Row>): Row {
  if (row === undefined) throw new Error('A statement had no row')
  return row
}

/** @returns the name under which a connection keeps the plan of a statement; undefined = it keeps none */
export function keptName(text: string): string | undefined {
  return names.get(text)
}
