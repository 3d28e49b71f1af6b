import type { RateStore, RateWindow } from '../executor.ts'
import type { Db } from './open.ts'

/** Rate limits in the journal, where they survive a kill. */
export function createRateStore(db: Db): RateStore {
  const read = db.prepare<[string], { remaining: number; reset_at: number }>(
    'SELECT remaining, reset_at FROM rate WHERE key = ?',
  )
  const write = db.prepare<[string, number, number]>(
    'REPLACE INTO rate (key, remaining, reset_at) VALUES (?, ?, ?)',
  )
  return {
    read(key): RateWindow | null {
      const row = read.get(key)
      return row ? { remaining: row.remaining, resetAt: row.reset_at } : null
    },
    write: (key, { remaining, resetAt }) => void write.run(key, remaining, Math.ceil(resetAt)),
  }
}
