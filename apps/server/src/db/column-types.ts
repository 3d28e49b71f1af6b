import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from './dialect.ts'

/** The few places where the two databases name a thing differently. */
export interface ColumnTypes {
  /** Raw bytes. */
  bytes: 'bytea' | 'blob'
  /** Ending of a table whose rows live in the primary key itself (SQLite only). */
  compact: RawBuilder<unknown>
}

/** @returns the column types of a database */
export function columnTypes(kind: DatabaseKind): ColumnTypes {
  return kind === 'postgres'
    ? { bytes: 'bytea', compact: sql`` }
    : { bytes: 'blob', compact: sql`without rowid` }
}
