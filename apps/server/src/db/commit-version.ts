import type SqliteDatabase from 'better-sqlite3'
import type pg from 'pg'

/** Identifies the committed state: while the version stays the same, data read after it was obtained is current. */
export type CommitVersion = number | string

/**
 * Version of an SQLite file that this process writes through one connection. Its own commits are counted. Commits of other processes, such as a
 * command beside the server, are read from SQLite once for all requests of one turn of the event loop, because those requests came before that turn.
 */
export function sqliteCommitVersion(raw: SqliteDatabase.Database): {
  wrote(): void
  commitVersion(): CommitVersion
} {
  const byOthers = raw.prepare<[], number>('pragma data_version').pluck()
  let seen = byOthers.get()
  let count = 0
  let asked = false
  return {
    wrote() {
      count += 1
    },
    commitVersion() {
      if (asked) return count
      asked = true
      setImmediate(() => {
        asked = false
      })
      const now = byOthers.get()
      if (now !== seen) count += 1
      seen = now
      return count
    },
  }
}

/**
 * The state of a PostgreSQL cluster: which transactions are visible. PostgreSQL keeps it in memory, and concurrent
 * callers share one query: a caller that comes while it is running waits for the next one. Transactions are renumbered
 * after a loss of data, which no connection survives, so a new connection means a new state.
 */
export function postgresCommitVersion(pool: pg.Pool): () => Promise<CommitVersion> {
  let connections = 0
  pool.on('connect', () => {
    connections += 1
  })
  return shareInFlight(async () => {
    const { rows } = await pool.query<{ visible: string }>('select pg_current_snapshot()::text as visible')
    return `${connections} ${rows[0]?.visible}`
  })
}

/** @returns a function that answers all callers who came before a query started with that query, one query at a time */
export function shareInFlight<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null
  const startNext = () => {
    next = null
    return ask()
  }
  return () => {
    next ??= last.then(startNext, startNext)
    last = next
    return next
  }
}
