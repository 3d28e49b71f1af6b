import type { CompiledQuery, QueryResult } from 'kysely'
import type { Db, Trx } from './schema.ts'

/** Maximum cached plans per connection; further statements are planned each time. */
const MOST_KEPT = 500

/** Names of the statements whose plans are cached, by their text. */
const names = new Map<string, string>()

/**
 * Caches a statement's plan in PostgreSQL; planning costs two to four times what running it by key does. Only for statements by key, for which one
 * plan suits all values. Not for `select *`, because its cached plan fails when a migration adds a column.
 */
export function keepPlan(text: string): void {
  if (names.has(text) || names.size >= MOST_KEPT || /(^|[\s.])\*/.test(text)) return
  names.set(text, `kept_${names.size}`)
}

/** Runs a statement with a cached plan. */
export function runKept<Row>(db: Db | Trx, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  keepPlan(query.sql)
  return db.executeQuery(query)
}

/** @returns the row of a statement that returns exactly one. */
export function firstOf<Row>({ rows: [row] }: QueryResult<Row>): Row {
  if (row === undefined) throw new Error('A statement had no row')
  return row
}

/** @returns the name under which a connection caches the statement's plan; undefined = not cached */
export function keptName(text: string): string | undefined {
  return names.get(text)
}
