import { closeSync, existsSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { isBusy } from './faults.ts'
import { makeFolder } from './make-folder.ts'

/** Another server has the SQLite file; its cache, its events and its jobs know nothing of ours. */
class AlreadyServed extends Error {
  readonly code = 'ALREADY_SERVED'
}

/**
 * Makes this process the one server of an SQLite file. The lock is one of the operating system, on a file beside the database: it ends with the process, however that
 * ends, and backups and commands don't need it. PostgreSQL is for many servers and has none.
 * @returns gives it up
 * @throws AlreadyServed
 */
export function lockForServer({ url, file }: { url: string | null; file: string }): () => void {
  if (url !== null) return () => undefined
  const path = `${file}.lock`
  makeFolder(dirname(path))
  // Only when it is missing: closing a file gives up every lock that this process has on it.
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
