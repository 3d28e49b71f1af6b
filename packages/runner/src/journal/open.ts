import Database from 'better-sqlite3'
import { migrations } from './migrations.ts'

export type Db = Database.Database

/**
 * Opens the journal file, bringing its tables up to date. A commit is on the disk when it returns (WAL, synchronous FULL), and the
 * file belongs to one process: a second one gets SQLITE_BUSY instead of half of the work.
 * @throws when the file was written by a newer version, is held by another process, or is no journal
 */
export function openDatabase(path: string): Db {
  const db = new Database(path, { timeout: 2000 })
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    // A page cache of this many KiB, however large the file grows.
    db.pragma('cache_size = -4096')
    migrate(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function migrate(db: Db): void {
  const version = db.pragma('user_version', { simple: true }) as number
  if (version > migrations.length) throw new Error(`journal: version ${version} is newer than this program`)
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue
    db.transaction(() => {
      db.exec(sql)
      db.pragma(`user_version = ${index + 1}`)
    }).immediate()
  }
}
