import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from './open.ts'

/** `bytes` travels as hexadecimal text. */
export type JsonColumn = 'text' | 'integer' | 'bigint' | 'bytes'

/**
 * Many rows as ONE parameter, to be selected from: no limit on parameters to mind, and one statement text for any number of rows, so
 * that it stays prepared (decision 0066).
 * @param rows objects with the named columns; `bytes` columns in hexadecimal
 * @returns a subquery; give it a name with `as`
 */
export function jsonRows<Name extends string>(
  kind: DatabaseKind,
  columns: Record<Name, JsonColumn>,
  rows: readonly Record<NoInfer<Name>, string | number | null>[],
): RawBuilder<unknown> {
  const json = JSON.stringify(rows)
  const entries = Object.entries(columns) as [Name, JsonColumn][]
  return kind === 'postgres' ? fromPostgres(json, entries) : fromSqlite(json, entries)
}

function fromPostgres(json: string, columns: [string, JsonColumn][]): RawBuilder<unknown> {
  const given = columns.map(
    ([name, type]) => sql`${sql.id(name)} ${sql.raw(type === 'bytes' ? 'text' : type)}`,
  )
  const taken = columns.map(([name, type]) =>
    type === 'bytes' ? sql`decode(${sql.id(name)}, 'hex') as ${sql.id(name)}` : sql.id(name),
  )
  return sql`(select ${sql.join(taken)} from json_to_recordset(${json}::json) as given(${sql.join(given)}))`
}

function fromSqlite(json: string, columns: [string, JsonColumn][]): RawBuilder<unknown> {
  const taken = columns.map(([name, type]) => {
    const value = sql`value ->> ${sql.lit(name)}`
    return sql`${type === 'bytes' ? sql`unhex(${value})` : value} as ${sql.id(name)}`
  })
  return sql`(select ${sql.join(taken)} from json_each(${json}))`
}
