import type { DatabaseKind } from './dialect.ts'

/** Column types in which the two databases differ. */
export interface ColumnTypes {
  kind: DatabaseKind
  /** Type of raw bytes. */
  bytes: 'bytea' | 'blob'
  /** Type of sortable texts: compared by code point, where PostgreSQL would use the database's locale. */
  sorted: 'text collate "C"' | 'text'
  /** Suffix of a table whose rows are stored in the primary key's index; empty on PostgreSQL, which has no such tables. */
  compact: '' | 'without rowid'
}

/** @returns the column types of a database */
export function columnTypes(kind: DatabaseKind): ColumnTypes {
  return kind === 'postgres'
    ? { kind, bytes: 'bytea', sorted: 'text collate "C"', compact: '' }
    : { kind, bytes: 'blob', sorted: 'text', compact: 'without rowid' }
}
