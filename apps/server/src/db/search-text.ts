import { searchKey } from '@seaport/contract/kernel/fold'
import type SqliteDatabase from 'better-sqlite3'

/**
 * Adds `contains_text` to a connection, because SQLite itself ignores case only for ASCII.
 * @param goOn called for each row; throws if the statement was cancelled
 */
export function addSearch(connection: SqliteDatabase.Database, goOn: () => void = () => undefined): void {
  connection.function('contains_text', { deterministic: true }, (text: unknown, key: unknown) => {
    goOn()
    return typeof text === 'string' && searchKey(text).includes(String(key)) ? 1 : 0
  })
}

/** Combining accents, U+0300 to U+036F. */
const accents = String.fromCharCode(...Array.from({ length: 0x70 }, (_, index) => 0x300 + index))

/** The same for PostgreSQL. Its `lower` depends on the database's locale, so ICU's root locale is named. */
export const postgresSearch = [
  `create function search_key(text) returns text language sql immutable strict parallel safe as
    $$ select replace(normalize(translate(normalize(replace(replace(replace(
      normalize(lower(normalize($1, nfkc) collate "und-x-icu"), nfkc), 'ß', 'ss'), 'ς', 'σ'), 'ı', 'i'), nfd),
      '${accents}', ''), nfc), 'đ', 'd') $$`,
  `create function contains_text(text, text) returns boolean language sql immutable strict parallel safe as
    $$ select position($2 in search_key($1)) > 0 $$`,
]
