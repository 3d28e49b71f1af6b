import type SqliteDatabase from 'better-sqlite3'
import {
  type Driver,
  type RawBuilder,
  type SelectQueryNode,
  type SqlBool,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import { OneWriterDriver, type Turns } from './one-writer.ts'
import type { Schema, Trx } from './schema.ts'

export const databaseKinds = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** Differences between the databases inside a transaction. */
interface InTransaction {
  trx: Trx
  kind: DatabaseKind
}

/**
 * SQLite without row locks: `forUpdate`, `forKeyShare` and `skipLocked` are dropped from its statements. It has one writer at a time, so a
 * transaction locks everything; readers are not blocked.
 */
export class OneWriterDialect extends SqliteDialect {
  readonly #open: () => Driver

  /**
   * @param turns serializes the writers
   * @param committed called after each commit through this dialect
   */
  constructor(database: SqliteDatabase.Database, turns: Turns, committed: () => void) {
    super({ database })
    this.#open = () => new OneWriterDriver(database, turns, committed)
  }

  override createDriver(): Driver {
    return this.#open()
  }

  override createAdapter(): SqliteAdapter {
    return new SideBySideAdapter()
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new LocklessCompiler()
  }
}

/** The driver itself serializes writers. */
class SideBySideAdapter extends SqliteAdapter {
  /** All migrations of a start run in one transaction: a failed one is rolled back. Kysely assumes otherwise for SQLite. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectQuery({ endModifiers: _, ...node }: SelectQueryNode): void {
    super.visitSelectQuery(node)
  }
}

/** Locks a table for one writing transaction at a time, for a rule over all of its rows. Readers are not blocked. */
export async function lockTable({ trx, kind }: InTransaction, table: keyof Schema): Promise<void> {
  if (kind === 'postgres') await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx)
}

/** Takes an advisory lock, shared or exclusive, until the end of the transaction. */
export async function lockName(
  { trx, kind }: InTransaction,
  name: string,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  if (kind !== 'postgres') return
  const key = sql`hashtextextended(${name}, 0)`
  if (mode === 'shared') await sql`select pg_advisory_xact_lock_shared(${key})`.execute(trx)
  else await sql`select pg_advisory_xact_lock(${key})`.execute(trx)
}

/** @returns an expression that yields 16 random bytes per row */
export function randomBytes(kind: DatabaseKind): RawBuilder<Buffer> {
  return kind === 'postgres' ? sql`uuid_send(gen_random_uuid())` : sql`randomblob(16)`
}

/**
 * A condition on a text column with any number of values as one parameter, for the same reasons as `jsonRows`.
 * @param json a list of texts
 */
export function isAmong(kind: DatabaseKind, column: string, json: string): RawBuilder<SqlBool> {
  return kind === 'postgres'
    ? sql`${sql.ref(column)} = any(array(select json_array_elements_text(cast(${json} as json))))`
    : sql`${sql.ref(column)} in (select value from json_each(${json}))`
}

/** `bytes` are encoded as hexadecimal text. */
type JsonColumn = 'text' | 'integer' | 'bigint' | 'bytes'

/**
 * Many rows as one JSON parameter, to select from: no limit on the number of parameters, and the same statement text for any number of rows, so that
 * its plan stays prepared.
 * @param rows objects with the named columns; `bytes` columns in hexadecimal
 * @returns a subquery; name it with `as`
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
