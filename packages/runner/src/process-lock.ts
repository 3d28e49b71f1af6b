import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'

/** Interval for retrying a busy lock. */
const AGAIN_MS = 20

/**
 * Runs `work` under an exclusive lock on this file, across processes. The lock is an SQLite transaction, so the operating system releases it when a
 * process dies.
 */
export async function holdingLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const db = new Database(file, { timeout: 0 })
  try {
    while (!take(db)) await sleep(AGAIN_MS)
    return await work()
  } finally {
    db.close()
  }
}

/** Locks held by this process. They are referenced here, because garbage collection would close the database and release its lock. */
const held = new Set<Database.Database>()

/**
 * Takes an exclusive lock on this file for the life of this process.
 * @returns a function that releases it; null while another process holds it
 */
export function takeProcessLock(file: string): (() => void) | null {
  const db = new Database(file, { timeout: 0 })
  if (!take(db)) {
    db.close()
    return null
  }
  held.add(db)
  return () => {
    held.delete(db)
    db.close()
  }
}

function take(db: Database.Database): boolean {
  try {
    db.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return false
    throw error
  }
}
