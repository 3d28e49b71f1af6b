import { ExecutorFault, type Page } from './executor.ts'

/** Maximum of a list's latest rows kept in memory. */
const REMEMBERED_ROWS = 20_000

/** What one reading of a list has seen, in this process. */
export interface ReadingBrake {
  /** @throws {ExecutorFault} nothing_new if the network repeats itself: the same cursor, a loop of cursors, or pages without a new row */
  check(page: Page): void
}

/**
 * Ends a reading without progress: a network that ignores page tokens would be read forever. Rows that the task knows from other targets count as new
 * here, because this list has not shown them yet.
 * @param cursor where the reading begins
 * @param maxEmptyPages consecutive pages without a new row before reading stops
 */
export function createReadingBrake(cursor: string | null, maxEmptyPages: number): ReadingBrake {
  const cursors = new Set<string | null>([cursor])
  const rows = new Set<string>()
  let barren = 0
  const add = (row: string): boolean => {
    if (rows.has(row)) return false
    rows.add(row)
    for (const oldest of rows) {
      if (rows.size <= REMEMBERED_ROWS) break
      rows.delete(oldest)
    }
    return true
  }
  return {
    check({ items, rows: listed = items.map(({ external_id }) => external_id), next }) {
      const fresh = listed.filter(add)
      barren = fresh.length > 0 ? 0 : barren + 1
      if (next === null) return
      if (cursors.has(next) || barren >= maxEmptyPages)
        throw new ExecutorFault({ kind: 'target', reason: 'nothing_new' })
      cursors.add(next)
    },
  }
}
