import Database from 'better-sqlite3'
import { setAside } from '../files.ts'
import { migrations } from './migrations.ts'

export type Db = Database.Database

/**
 * Opens the journal file and migrates its tables. A commit is on disk when it returns (WAL, synchronous FULL), and the file belongs to one process: a
 * second one gets SQLITE_BUSY.
 * @throws if the file was written by a newer version, is held by another process, or is not a journal
 */
export function openDatabase(path: string): Db {
  const db = new Database(path, { timeout: 2000 })
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    // Page cache in KiB, independent of the file's size.
    db.pragma('cache_size = -4096')
    assertSound(db)
    migrate(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/**
 * Opens the journal; a damaged one, or one of a newer version, is renamed with the date, and a new one is created: the server has the tasks and
 * everything delivered.
 * @param onSetAside called with the new path of the old journal
 * @throws see {@link openDatabase}
 */
export function openReadable(path: string, onSetAside?: (movedTo: string) => void): Db {
  try {
    return openDatabase(path)
  } catch (error) {
    // Without a callback, a journal of a newer version is left unchanged for the program that wrote it.
    const isNewer = error instanceof NewerJournalError && onSetAside !== undefined
    if (!isDamage(error) && !isNewer) throw error
    // Includes SQLite's side files, which belong to that file only.
    const movedTo = setAside(path, ['', '-wal', '-shm'])
    const db = openDatabase(path)
    onSetAside?.(movedTo)
    return db
  }
}

/** The journal was written by a newer version of this program. */
class NewerJournalError extends Error {}

function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? '')
}

/** SQLite reads pages lazily, so damage in the middle of the file shows only during the work. */
function assertSound(db: Db): void {
  const found = db.pragma('quick_check(1)', { simple: true })
  if (found !== 'ok') throw Object.assign(new Error(`journal: ${found}`), { code: 'SQLITE_CORRUPT' })
}

function migrate(db: Db): void {
  const version = db.pragma('user_version', { simple: true }) as number
  if (version > migrations.length)
    throw new NewerJournalError(`journal: version ${version} is newer than this program`)
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue
    db.transaction(() => {
      db.exec(sql)
      db.pragma(`user_version = ${index + 1}`)
    }).immediate()
  }
}
