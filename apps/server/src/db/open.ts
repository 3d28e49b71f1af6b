import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type CommitVersion, postgresCommitVersion, sqliteCommitVersion } from './commit-version.ts'
import { type DatabaseKind, OneWriterDialect } from './dialect.ts'
import { SYNCHRONOUS } from './durability.ts'
import { nameKept } from './kept-plans.ts'
import { makeFolder } from './make-folder.ts'
import { Turns } from './one-writer.ts'
import type { Schema } from './schema.ts'

/** An open database, and what it can do beside queries. */
export interface Database {
  kind: DatabaseKind
  db: Kysely<Schema>
  /** Set when several servers can share the database: how to open connections beside the pool, to listen and to queue jobs. */
  shared: { connectionString: string } | null
  /** @returns what is committed now, by whatever process, without a look at the disk */
  commitVersion(): CommitVersion | Promise<CommitVersion>
  /** @returns how busy this process's connections are at this moment */
  pool(): PoolState
  close(): Promise<void>
}

/** Connections of one process to its database. */
interface PoolState {
  busy: number
  idle: number
  /** Calls that wait for one. */
  waiting: number
}

/**
 * Opens the database: PostgreSQL by `url`, else the SQLite file.
 * SQLite runs in WAL with synchronous=FULL: an answered write survives a power cut.
 */
export function openDatabase(where: { url: string | null; file: string }): Database {
  return where.url ? openPostgres(where.url) : openSqlite(where.file)
}

/** How long opening waits for the lock of another program, in milliseconds. */
const OPEN_PATIENCE_MS = 2000

function openSqlite(file: string): Database {
  keepPrivate(file)
  const raw = new SqliteDatabase(file, { timeout: OPEN_PATIENCE_MS })
  raw.pragma('journal_mode = WAL')
  raw.pragma(`synchronous = ${SYNCHRONOUS}`)
  raw.pragma('foreign_keys = ON')
  // From here on nobody waits inside SQLite, which would stop the event loop: the driver waits beside it.
  raw.pragma('busy_timeout = 0')
  const { wrote, commitVersion } = sqliteCommitVersion(raw)
  const turns = new Turns()
  const db = new Kysely<Schema>({ dialect: new OneWriterDialect(raw, turns, wrote) })
  return {
    kind: 'sqlite',
    db,
    shared: null,
    commitVersion,
    pool: () => ({
      busy: Math.min(turns.open, 1),
      idle: turns.open === 0 ? 1 : 0,
      waiting: Math.max(turns.open - 1, 0),
    }),
    close: () => db.destroy(),
  }
}

/** Makes the file and its folder for the server's own user alone; SQLite gives its journals the file's mode. */
function keepPrivate(file: string): void {
  makeFolder(dirname(file))
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600)
}

/** int8 as number: all our integers stay below 2^53. */
const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format),
}

/** How long a statement waits for a lock that somebody else holds, in milliseconds: connections that wait are missing to others. */
const LOCK_PATIENCE_MS = 5000

function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: parsers as pg.CustomTypesConfig,
    lock_timeout: LOCK_PATIENCE_MS,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  nameKept(pool)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'postgres',
    db,
    shared: { connectionString: url },
    commitVersion: postgresCommitVersion(pool),
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => db.destroy(),
  }
}
