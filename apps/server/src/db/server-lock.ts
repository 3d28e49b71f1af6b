import { closeSync, existsSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { isBusy } from './faults.ts'
import { makeFolder } from './make-folder.ts'

/** Another server is using the SQLite file; its cache, events and jobs are not shared with ours. */
class AlreadyServed extends Error {
  readonly code = 'ALREADY_SERVED'
}

/**
 * Makes this process the only server of an SQLite file. It holds a lock of the operating system on a file beside the database: the lock ends with the
 * process, however that ends, and does not affect backups and commands. PostgreSQL is for several servers and has no such lock.
 * @returns a function that releases it
 * @throws AlreadyServed
 */
export function lockForServer({ url, file }: { url: string | null; file: string }): () => void {
  if (url !== null) return () => undefined
  const path = `${file}.lock`
  makeFolder(dirname(path))
  // Created only if it is missing: closing a file releases every lock that this process has on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  const lock = new SqliteDatabase(path, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new AlreadyServed(`Another server uses ${file}`) : error
  }
  return () => lock.close()
}
