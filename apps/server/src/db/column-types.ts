import type { DatabaseKind } from './dialect.ts'

/** Where the statements of the schema differ between the two databases. */
export interface ColumnTypes {
  kind: DatabaseKind
  /** Type of raw bytes. */
  bytes: 'bytea' | 'blob'
  /** Type of texts that lists are sorted by: by code point, where PostgreSQL would sort by the database's locale. */
  sorted: 'text collate "C"' | 'text'
  /** Ends a table whose rows are stored in the primary key's index; empty on PostgreSQL, which has no such tables. */
  compact: '' | 'without rowid'
}

/** @returns the column types of a database */
export function columnTypes(kind: DatabaseKind): ColumnTypes {
  return kind === 'postgres'
    ? { kind, bytes: 'bytea', sorted: 'text collate "C"', compact: '' }
    : { kind, bytes: 'blob', sorted: 'text', compact: 'without rowid' }
}
