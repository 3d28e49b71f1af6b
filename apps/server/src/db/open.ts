import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { type CommitVersion, postgresCommitVersion, sqliteCommitVersion } from './commit-version.ts'
import { type DatabaseKind, OneWriterDialect } from './dialect.ts'
import { SYNCHRONOUS } from './durability.ts'
import { makeFolder } from './make-folder.ts'
import { Turns } from './one-writer.ts'
import { closePool, openPool, PoolDialect } from './postgres.ts'
import type { Schema } from './schema.ts'

/** An open database with its functions besides queries. */
export interface Database {
  kind: DatabaseKind
  db: Kysely<Schema>
  /** Set if several servers can share the database: opens connections outside the pool, to listen and to queue jobs. */
  shared: { connectionString: string } | null
  /** @returns the committed version, across processes, without disk access */
  commitVersion(): CommitVersion | Promise<CommitVersion>
  /** @returns the current load of this process's connections */
  pool(): PoolState
  /** @throws if it is read-only: the address leads to a standby */
  requireWritable(): Promise<void>
  close(): Promise<void>
}

/** Connections of one process to its database. */
interface PoolState {
  busy: number
  idle: number
  /** Calls that wait for a connection. */
  waiting: number
}

/** Opens the database: PostgreSQL by `url`, else the SQLite file. SQLite runs in WAL with synchronous=FULL: an answered write survives a power failure. */
export function openDatabase(
  where: { url: string | null; file: string },
  { patient = false } = {},
): Database {
  return where.url ? openPostgres(where.url, patient) : openSqlite(where.file)
}

/** Timeout in milliseconds of waiting for another program's lock while opening. */
const OPEN_PATIENCE_MS = 2000
/** Bytes to which the journal shrinks: after a migration or a long read it would keep its largest size for as long as the server runs. */
const JOURNAL_BYTES = 64 * 1024 * 1024

function openSqlite(file: string): Database {
  keepPrivate(file)
  const raw = new SqliteDatabase(file, { timeout: OPEN_PATIENCE_MS })
  raw.pragma('journal_mode = WAL')
  raw.pragma(`journal_size_limit = ${JOURNAL_BYTES}`)
  raw.pragma(`synchronous = ${SYNCHRONOUS}`)
  raw.pragma('foreign_keys = ON')
  // From here on SQLite itself must not wait, because that would block the event loop: the driver waits instead.
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
    requireWritable: async () => undefined,
    close: () => db.destroy(),
  }
}

/** Creates the file and its folder for the server's own user only; SQLite gives its journals the file's mode. */
function keepPrivate(file: string): void {
  makeFolder(dirname(file))
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600)
}

function openPostgres(url: string, patient: boolean): Database {
  const pool = openPool(url, { patient })
  const db = new Kysely<Schema>({ dialect: new PoolDialect(pool) })
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
    async requireWritable() {
      const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db)
      if (rows[0]?.transaction_read_only !== 'off')
        throw new Error('PostgreSQL takes no writes: this is a standby')
    },
    close: () => closePool(() => db.destroy()),
  }
}

/** Opens a database without timeouts for long work, such as a migration, and closes it again. */
export async function withPatientDatabase<T>(
  where: { url: string | null; file: string },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(where, { patient: true })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
