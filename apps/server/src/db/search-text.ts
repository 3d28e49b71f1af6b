import { foldText } from '@seaport/contract/kernel/fold'
import type SqliteDatabase from 'better-sqlite3'

/** Adds `contains_text` to a connection; SQLite itself knows the case of ASCII only. */
export function addSearch(connection: SqliteDatabase.Database): void {
  connection.function('contains_text', { deterministic: true }, (text: unknown, key: unknown) =>
    typeof text === 'string' && foldText(text).includes(String(key)) ? 1 : 0,
  )
}

/** The same for PostgreSQL. Its `lower` depends on the database's locale, so that ICU's root locale is named. */
export const postgresSearch = [
  `create function search_key(text) returns text language sql immutable strict parallel safe as
    $$ select replace(replace(replace(replace(
      normalize(lower(normalize($1, nfkc) collate "und-x-icu"), nfkc), 'ß', 'ss'), 'ς', 'σ'), 'ı', 'i'), U&'i\\0307', 'i') $$`,
  `create function contains_text(text, text) returns boolean language sql immutable strict parallel safe as
    $$ select position($2 in search_key($1)) > 0 $$`,
]
