import { randomUUID } from 'node:crypto'
import type { CollectedItem } from '@seaport/contract/resource'
import { MAX_BATCH } from '@seaport/contract/runner'
import type { Db } from './open.ts'

export interface Batch {
  batch_id: string
  items: CollectedItem[]
}

/** Length of a batch that leaves room below the body limit of `uploadResources`, also where characters take three bytes. */
const MAX_LENGTH = 2 * 1024 * 1024

/** People on their way to the server, in the order in which they were found. */
export interface Outbox {
  /**
   * @returns the task's next batch, or null. Pages are joined into a batch of at most MAX_BATCH people, and stay the same batch under
   * the same id until it is delivered, also in another process.
   */
  next(task: number): Batch | null
  delivered(batchId: string): void
  /** People waiting: of one task, or of all. */
  waiting(task?: number): number
  /** Gives a task's people up. @returns how many */
  discard(task: number): number
}

interface Row {
  seq: number
  batch_id: string | null
  count: number
  items: string
}

export function createOutbox(db: Db): Outbox {
  const rows = db.prepare<[number], Row>(
    'SELECT seq, batch_id, count, items FROM outbox WHERE task = ? ORDER BY seq',
  )
  const seal = db.prepare<[string, number, number]>(
    'UPDATE outbox SET batch_id = ? WHERE task = ? AND seq <= ?',
  )
  const remove = db.prepare<[string]>('DELETE FROM outbox WHERE batch_id = ?')
  const discard = db.prepare<[number]>('DELETE FROM outbox WHERE task = ?')
  const waitingOf = db
    .prepare<[number], number>('SELECT coalesce(sum(count), 0) FROM outbox WHERE task = ?')
    .pluck()
  const waiting = db.prepare<[], number>('SELECT coalesce(sum(count), 0) FROM outbox').pluck()

  const next = db.transaction((task: number): Batch | null => {
    const taken: Row[] = []
    let count = 0
    let length = 0
    for (const row of rows.iterate(task)) {
      const begun = taken[0]
      count += row.count
      length += row.items.length
      if (begun && (row.batch_id !== begun.batch_id || count > MAX_BATCH || length > MAX_LENGTH)) break
      taken.push(row)
    }
    const [first, last] = [taken[0], taken.at(-1)]
    if (!first || !last) return null
    const batch_id = first.batch_id ?? randomUUID()
    if (first.batch_id === null) seal.run(batch_id, task, last.seq)
    return { batch_id, items: taken.flatMap((row) => JSON.parse(row.items) as CollectedItem[]) }
  })

  return {
    next: (task) => next.immediate(task),
    delivered: (batchId) => void remove.run(batchId),
    waiting: (task) => (task === undefined ? waiting.get() : waitingOf.get(task)) ?? 0,
    discard(task) {
      const given = waitingOf.get(task) ?? 0
      discard.run(task)
      return given
    },
  }
}
