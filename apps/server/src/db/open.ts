import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type CommitVersion, postgresCommitVersion, sqliteCommitVersion } from './commit-version.ts'
import { type DatabaseKind, OneWriterDialect } from './dialect.ts'
import { makeFolder } from './make-folder.ts'
import type { Schema } from './schema.ts'

/** An open database, and what it can do beside queries. */
export interface Database {
  kind: DatabaseKind
  db: Kysely<Schema>
  /** Set when several servers can share the database: how to open connections beside the pool, to listen and to queue jobs. */
  shared: { connectionString: string } | null
  /** @returns what is committed now, by whatever process, without a look at the disk */
  commitVersion(): CommitVersion | Promise<CommitVersion>
  close(): Promise<void>
}

/**
 * Opens the database: PostgreSQL by `url`, else the SQLite file.
 * SQLite runs in WAL with synchronous=FULL: what was answered survives a power cut (design, section 7).
 */
export function openDatabase(where: { url: string | null; file: string }): Database {
  return where.url ? openPostgres(where.url) : openSqlite(where.file)
}

function openSqlite(file: string): Database {
  keepPrivate(file)
  const raw = new SqliteDatabase(file)
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  raw.pragma('busy_timeout = 5000')
  const { wrote, commitVersion } = sqliteCommitVersion(raw)
  const db = new Kysely<Schema>({
    dialect: new OneWriterDialect({ database: withStatementCache(raw, wrote) }),
  })
  return { kind: 'sqlite', db, shared: null, commitVersion, close: () => db.destroy() }
}

/** Makes the file and its folder for the server's own user alone; SQLite gives its journals the file's mode. */
function keepPrivate(file: string): void {
  makeFolder(dirname(file))
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600)
}

/**
 * Kysely prepares every query anew; preparing costs more than running most of ours.
 * @param wrote called for each statement that writes, which Kysely runs at once when it has it
 */
function withStatementCache(raw: SqliteDatabase.Database, wrote: () => void) {
  const limit = 500
  const cache = new Map<string, SqliteDatabase.Statement>()
  const prepare = (text: string) => {
    const known = cache.get(text)
    if (known) return known
    // All our transactions write. One that asks for the lock only when it comes to that fails if a command of another process wrote meanwhile; this one waits.
    const statement = raw.prepare(text === 'begin' ? 'begin immediate' : text)
    if (cache.size >= limit) cache.delete(cache.keys().next().value as string)
    cache.set(text, statement)
    return statement
  }
  return {
    prepare(text: string) {
      const statement = prepare(text)
      if (!statement.readonly) wrote()
      return statement
    },
    close: () => raw.close(),
  }
}

/** int8 as number: all our integers stay below 2^53. */
const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format),
}

function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: parsers as pg.CustomTypesConfig })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'postgres',
    db,
    shared: { connectionString: url },
    commitVersion: postgresCommitVersion(pool),
    close: () => db.destroy(),
  }
}
